import { expect, test } from '@playwright/test'
import type { Snapshot } from '@wiring/map/snapshot'
import sharp from 'sharp'
import { sql } from '../desk/operator.ts'
import { mailsTo } from '../running-stack/inbox.ts'
import { readSession } from '../running-stack/session-api.ts'
import { mailMap, publishMap, type ReaderMap } from './reader.ts'

let map: ReaderMap

test.beforeAll(async () => {
  map = await mailMap()
})

for (const [file, type, start] of [
  ['sheet.pdf', 'application/pdf', '%PDF-1.7'],
  ['card.png', 'image/png', '\x89PNG'],
  ['map.svg', 'image/svg+xml', '<svg'],
  ['map.txt', 'text/plain; charset=utf-8', 'WIRING MAP · REV 01 · FOR Ines'],
  ['map.json', 'application/json', '{'],
] as const)
  test(`${file} is a private attachment that is not sent again while it is the same`, async ({ request }) => {
    const answer = await request.get(`${map.address}/${file}`)
    expect(answer.status()).toBe(200)
    const headers = answer.headers()
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="wiring-map-rev-01/)
    const body = await answer.body()
    expect(body.subarray(0, 40).toString(file === 'card.png' ? 'latin1' : 'utf8')).toContain(start)
    expect(body.includes(map.secret)).toBe(false)
    expect(body.includes(map.email)).toBe(false)
    const again = await request.get(`${map.address}/${file}`, {
      headers: { 'if-none-match': headers.etag ?? '' },
    })
    expect(again.status()).toBe(304)
  })

for (const [form, width, height] of [
  ['landscape', 1200, 630],
  ['portrait', 1080, 1350],
  ['story', 1080, 1920],
] as const)
  test(`the ${form} card is a private PNG of ${width} × ${height}`, async ({ request }) => {
    const answer = await request.get(`${map.address}/card.png?form=${form}&name=1`)
    expect(answer.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'png', width, height })
  })

test('name and quote each change the card; what is no quote of the map changes nothing', async ({
  request,
}) => {
  const snapshot: Snapshot = await (await request.get(`${map.address}/map.json`)).json()
  const own = new Set(snapshot.evidence.filter(({ kind }) => kind === 'words').map(({ id }) => id))
  const [quote] = snapshot.sentences.flatMap(({ slots }) =>
    slots.flatMap((slot) => (slot.kind === 'quote' && own.has(slot.evidence) ? [slot] : [])),
  )
  const card = async (query: Record<string, string>) =>
    (await request.get(`${map.address}/card.png?${new URLSearchParams(query)}`)).body()
  const plain = await card({})
  expect((await card({ name: '1' })).equals(plain)).toBe(false)
  expect((await card({ quote: quote?.evidence ?? '' })).equals(plain)).toBe(false)
  for (const odd of [{ quote: 'A99:x' }, { quote: quote?.text ?? '' }, { form: 'poster' }, { name: 'Eve' }])
    expect((await card(odd)).equals(plain), JSON.stringify(odd)).toBe(true)
})

test('an unknown address answers 404 for page and files, and names no person', async ({ request }) => {
  const unknown = map.address.replace(map.secret, 'f'.repeat(64))
  for (const path of ['', '/sheet.pdf', '/map.json', '/card.png', '/card.png?form=story']) {
    const answer = await request.get(unknown + path)
    expect(answer.status()).toBe(404)
    const said = await answer.text()
    expect(said).toContain('No map at this address.')
    expect(said).toContain('@font-face{font-family:"Familjen Grotesk Variable"')
  }
})

test('a picture is a small private copy with no metadata, and names no session', async ({
  request,
  page,
}) => {
  const answer = await request.get(`${map.address}/pictures/1`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  })
  const { width = 0, height = 0, exif } = await sharp(await answer.body()).metadata()
  expect(Math.max(width, height)).toBeLessThanOrEqual(480)
  expect(exif).toBeUndefined()
  await page.goto(map.address)
  expect(await page.content()).not.toContain(map.sessionId)
})

for (const path of ['2', '0', '4', 'x', '1e9'])
  test(`picture ${path} is not there: the answer draws that`, async ({ request }) => {
    const answer = await request.get(`${map.address}/pictures/${path}`)
    expect(answer.status()).toBe(404)
    if (/^\d$/.test(path)) expect(answer.headers()['content-type']).toBe('image/svg+xml')
  })

test('a picture that storage has lost leaves its line, and no broken image', async ({ page }) => {
  const mine = await publishMap('loop')
  await sql(
    `update private.wiring_sessions set image_urls = array[image_urls[1] || 'x'] where session_id = $1::uuid`,
    [mine.sessionId],
  )
  await page.goto(`${mine.address}#map-pictures`)
  const picture = page.getByRole('img', { name: 'V1, as you gave it' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160)
  await expect(page.locator('.map-pictures li').first()).toContainText(/V1/)
})

test('an address that is no map’s, and one with something around it, have brand and house face', async ({
  request,
}) => {
  for (const [path, heading] of [
    ['0'.repeat(64), 'No map at this address.'],
    ['abc', 'Check the link.'],
    [map.secret.slice(0, -1), 'Check the link.'],
    [`x${map.secret}.y`, 'Check the link.'],
  ] as const) {
    const answer = await request.get(map.address.replace(map.secret, path))
    expect(answer.status(), path).toBe(404)
    const said = await answer.text()
    expect(said, path).toContain(heading)
    expect(said, path).toContain('@font-face{font-family:"Familjen Grotesk Variable"')
    expect(said, path).toContain('Tracework')
  }
})

test('the mark of her mail is the line of her map, and the mail fetches nothing', async ({
  request,
  page,
}) => {
  const mail = (await mailsTo(map.email)).find(({ subject }) => subject.startsWith('Your Wiring Map'))
  const snapshot: Snapshot = await (await request.get(`${map.address}/map.json`)).json()
  expect(mail?.html).not.toMatch(/<img|url\(/)
  await page.setContent(mail?.html ?? '')
  const mark = page.getByRole('img', { name: 'Your line' })
  const box = await mark.boundingBox()
  expect([box?.width, box?.height]).toEqual([111, 27])
  const lanes = await mark
    .locator('tr')
    .evaluateAll((rows) =>
      Array.from({ length: 8 }, (_, gate) =>
        rows.flatMap((row, index) =>
          row.children[2 + 2 * gate]?.classList.contains('m-trace') ? [index / 2 - 2] : [],
        ),
      ),
    )
  expect(lanes).toEqual(
    snapshot.switches.map(({ state }, index) =>
      state === 'both' ? [-1, 1] : state === 'none' ? [] : [snapshot.drawing.gates[index]?.level],
    ),
  )
})

test('opening a map forty times changes nothing', async ({ request }) => {
  const before = await (await request.get(`${map.address}/map.json`)).text()
  await Promise.all(Array.from({ length: 40 }, () => request.get(map.address)))
  expect(await (await request.get(`${map.address}/map.json`)).text()).toBe(before)
  expect(await mailsTo(map.email)).toHaveLength(3)
})

test('deleting through the map takes the whole session with it', async ({ page, request }) => {
  const mine = await publishMap('loop')
  await page.goto(`${mine.address}/delete`)
  await expect(page.getByRole('heading', { name: 'Delete this wiring session?' })).toBeVisible()
  expect((await request.get(mine.address)).status()).toBe(200)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Nothing of that session is held any more.')).toBeVisible()
  expect((await request.get(mine.address)).status()).toBe(404)
  expect((await request.get(`${mine.address}/card.png`)).status()).toBe(404)
  expect(await readSession(mine.sessionId)).toBeUndefined()
})

test('an older map that is dropped on a newer one shows what moved, and is never sent', async ({
  page,
  request,
}) => {
  const older = JSON.parse(await (await request.get(`${map.address}/map.json`)).text())
  older.switches[2] = { ...older.switches[2], z: -0.6, state: 'set' }
  older.circuit = { ...older.circuit, id: 'relay' }
  await page.goto(map.address, { waitUntil: 'networkidle' })
  const sent: string[] = []
  page.on('request', (each) => sent.push(each.url()))
  await page.getByText('What moved since your last map').click()
  const input = page.getByLabel(/JSON file of an older map/)
  await input.setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":1}'),
  })
  await expect(page.getByText('old.json is not the JSON of a Wiring Map')).toBeVisible()
  await input.setInputFiles({
    name: 'old.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(older)),
  })
  await expect(page.getByText('The circuit was The Relay and is The Projector.')).toBeVisible()
  await expect(page.getByText('hold → follow')).toBeVisible()
  expect(sent).toEqual([])
})
