import { expect, test } from '@playwright/test'
import { mailsTo } from '../running-stack/inbox.ts'
import { readSession } from '../running-stack/session-api.ts'
import { publishMap, type ReaderMap } from './reader.ts'

let map: ReaderMap

test.beforeAll(async () => {
  map = await publishMap()
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

test('the card with the name is another picture than the card without it', async ({ request }) => {
  const [plain, named] = await Promise.all(
    ['card.png', 'card.png?name=1'].map(async (file) => (await request.get(`${map.address}/${file}`)).body()),
  )
  expect(plain?.length).toBeGreaterThan(1_000)
  expect(named?.length).toBeGreaterThan(1_000)
  expect(plain?.equals(named ?? Buffer.alloc(0))).toBe(false)
})

test('an unknown address answers 404 for page and files, and names no person', async ({ request }) => {
  const unknown = map.address.replace(map.secret, 'f'.repeat(64))
  for (const path of ['', '/sheet.pdf', '/map.json']) {
    const answer = await request.get(unknown + path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('No map at this address.')
  }
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
