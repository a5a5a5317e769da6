import { expect } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { type PrerenderingChromium, startPrerenderingChromium } from '../site/prerendering-chromium.ts'
import { createDraftedMap, openSignDialog, signByKeys, signerSentence, waitForClaim } from './maps.ts'
import { type Operator, signInToken, sql, test } from './operator.ts'

interface Line {
  action: string
  map: string
}

const linesOfLog = ({ id }: Operator, signed: string) =>
  sql<Line>(
    `select e.action, m.map_id as map from private.desk_events e
     join private.maps m on private.secret_hash(m.session_id::text) = e.session_hash
     where e.operator_id = $1::uuid and m.map_id <> $2::uuid order by e.event_id`,
    [id, signed],
  )

test('the next map is made ready while one is signed, and is looked at and claimed only when it is shown', async ({
  page,
  operator,
}) => {
  const { mapId } = await createDraftedMap('ines', 'Ines of today')
  await createDraftedMap('relay', 'Ruth')
  await page.goto(`/review/${mapId}`)
  await waitForClaim(page)
  await openSignDialog(page)
  const prepared = async () => new Set((await linesOfLog(operator, mapId)).map(({ action }) => action))
  await expect.poll(prepared).toEqual(new Set(['prepare']))
  await page.keyboard.press('Escape')
  await signByKeys(page, 'Ines of today')
  await expect(page).not.toHaveURL(new RegExp(mapId))
  await waitForClaim(page)
  const evidence = page.getByRole('complementary', { name: 'Evidence' })
  await expect(evidence).toContainText(/[A-Z].*\?/)
  const shown = page.url().split('/').at(-1)
  const looks = (await linesOfLog(operator, mapId)).filter(({ map }) => map === shown)
  expect(looks.map(({ action }) => action).toSorted()).toEqual(
    expect.arrayContaining(['claim', 'inputs', 'open']),
  )
})

test('a browser that says it asks ahead gets no draft', async ({ page }) => {
  const { mapId } = await createDraftedMap()
  await page.goto('/')
  const statuses = await page.evaluate(async (map_id) => {
    const ask = (input: object) =>
      fetch('/api/act', { method: 'POST', body: JSON.stringify({ action: 'open_review', input }) })
    const answers = [await ask({ map_id, claim: false, ahead: true }), await ask({ map_id, claim: false })]
    return answers.map(({ status }) => status)
  }, mapId)
  expect(statuses).toEqual([400, 200])
})

/** Signs a map that is on hold since it was opened. Whether the next map's page, made ahead, is seen then. */
async function pressOnPageAhead(browser: PrerenderingChromium, mapId: string): Promise<boolean> {
  await browser.open(`${addresses.desk}/review/${mapId}`)
  const ahead = browser.whenAhead()
  const asksToSign = () =>
    browser.inPage(() => {
      const keys = { key: 'Enter', ctrlKey: true, bubbles: true }
      const dialog = document.getElementById('sign')
      if (dialog?.matches('[open]') === false)
        for (const kind of ['keydown', 'keyup'])
          document.activeElement?.dispatchEvent(new KeyboardEvent(kind, keys))
      return dialog?.matches('[open]')
    })
  await expect.poll(asksToSign).toBe(true)
  await browser.inPage(() => document.getElementById('sign-text')?.focus())
  await browser.type(signerSentence)
  await ahead
  const hydratedFor = () =>
    browser.inPageAhead(() => {
      const keys = Object.keys(document.querySelector('[data-sentence]') ?? {})
      return keys.some((key) => key.startsWith('__react')) ? performance.now() : 0
    })
  await expect.poll(hydratedFor).toBeGreaterThan(1_000)
  await sql("update private.maps set state = 'on_hold', note = 'Waits.' where map_id = $1::uuid", [mapId])
  await browser.point('#sign [type="submit"]')
  return await browser.press()
}

const refusal = /Not signed: the map changed its state meanwhile/

async function expectRefusalAhead(browser: PrerenderingChromium, mapId: string): Promise<void> {
  const shown = () =>
    browser.inPageAhead(() => ({
      prerendering: Reflect.get(document, 'prerendering') as boolean,
      said: document.querySelector('[aria-label="Not signed"]')?.textContent,
      link: document.querySelector('[aria-label="Not signed"] a')?.getAttribute('href'),
    }))
  await expect.poll(shown).toEqual({
    prerendering: false,
    said: expect.stringMatching(new RegExp(`Ines of today.*${refusal.source}`)),
    link: `/review/${mapId}`,
  })
  const back = () =>
    browser.inPageAhead(() => {
      const link = document.querySelector<HTMLElement>('[aria-label="Not signed"] a')
      // Again, where the page is exchanged meanwhile: another has taken its map.
      link?.click()
      return {
        typed: document.querySelector<HTMLTextAreaElement>('#sign-text')?.value,
        isSaid: link !== null,
        objects: document.body.textContent.includes('the map changed its state meanwhile'),
      }
    })
  await expect.poll(back).toEqual({ typed: signerSentence, isSaid: false, objects: true })
}

test('the next map is shown before the signature is answered; a refusal is said there and leads back', async ({
  operator,
}) => {
  await createDraftedMap('relay', 'Ruth')
  // On a busy machine a page ahead can be too slow for the press: then it is refused where it was pressed.
  for (let isAhead = false, left = 4; !isAhead; left -= 1) {
    expect(left).toBeGreaterThan(0)
    const { mapId } = await createDraftedMap('ines', 'Ines of today')
    const browser = await startPrerenderingChromium()
    try {
      await browser.setCookie('desk', await signInToken(operator), addresses.desk)
      isAhead = await pressOnPageAhead(browser, mapId)
      if (isAhead) await expectRefusalAhead(browser, mapId)
      else await expect.poll(() => browser.inPage(() => document.body.textContent)).toMatch(refusal)
    } finally {
      await browser.close()
    }
  }
})
