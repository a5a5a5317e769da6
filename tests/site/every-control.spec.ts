import { expect, type Page, test } from '@playwright/test'
import { publishMap, type ReaderMap } from '../map/reader.ts'
import { newSession } from '../wizard/applicant.ts'
import { waitForReactIdle } from './hydration.ts'

let map: ReaderMap
let sessionId = ''

test.beforeAll(async () => {
  map = await publishMap()
  sessionId = await newSession()
})

const screens: Record<string, () => string> = {
  home: () => '/',
  console: () => '/console',
  lab: () => '/lab',
  specimen: () => '/map',
  '404': () => '/no/such/page',
  'the wizard’s welcome': () => `/wiring/${sessionId}`,
  'a map': () => map.address,
  'a map’s deletion': () => `${map.address}/delete`,
  'a deletion without a token': () => '/wiring/delete',
  'no map': () => `/wiring/map/${'0'.repeat(64)}`,
}

/** Pages that the server answers without the app have no script. */
const isHydrated = () =>
  document.scripts.length === 0 ||
  [...document.querySelectorAll('a, button')].some((each) =>
    Object.keys(each).some((key) => key.startsWith('__reactProps')),
  )

/** Counts what a press does, and keeps the page: a link or form that leaves it has done its work. */
function watchEffects() {
  const effects = { count: 0 }
  const happened = () => {
    effects.count += 1
  }
  const leaves = (event: Event) => {
    if (event.defaultPrevented) return
    const { target } = event
    const link = target instanceof Element && target.closest('a[href]')
    if (event.type === 'click' && !link) return
    happened()
    event.preventDefault()
  }
  addEventListener('click', leaves)
  addEventListener('submit', leaves)
  for (const type of ['focusin', 'scroll', 'toggle', 'change', 'input'])
    addEventListener(type, happened, true)
  new MutationObserver(happened).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (const [owner, name] of [
    [window, 'open'],
    [window, 'fetch'],
    [history, 'pushState'],
    [history, 'replaceState'],
    [HTMLFormElement.prototype, 'submit'],
  ] as [object, string][]) {
    const original = Reflect.get(owner, name)
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      happened()
      return name === 'submit' ? undefined : Reflect.apply(original, this, given)
    })
  }
  Object.assign(window, { effects })
}

const effectsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { effects: { count: number } }).effects.count)

/** `null` for a control that cannot be pressed. */
async function prepare(element: Element): Promise<{ key: string; before: number } | null> {
  /** Chosen already: pressing it again rightly does nothing. */
  const chosen = '[aria-selected=true], [aria-checked=true], [aria-current], :checked, [aria-disabled=true]'
  const isOpen =
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(`:disabled, ${chosen}`) &&
    element.closest('[inert], [aria-hidden=true]') === null
  if (!isOpen || !(element instanceof HTMLElement)) return null
  element.focus()
  await new Promise(requestAnimationFrame)
  const { count } = (window as unknown as { effects: { count: number } }).effects
  return { key: element.tagName === 'INPUT' ? 'Space' : 'Enter', before: count }
}

for (const [name, path] of Object.entries(screens))
  test(`${name}: each button, link and choice does something when it is pressed`, async ({ page }) => {
    await page.goto(path())
    await page.waitForFunction(isHydrated)
    await waitForReactIdle(page)
    await page.evaluate(watchEffects)
    let left = 0
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return await route.fallback()
      left += 1
      await route.abort('aborted')
    })
    const dead: string[] = []
    let pressed = 0
    for (const control of await page.$$(
      'a[href], button, summary, input[type=radio], input[type=checkbox]',
    )) {
      const ready = await control.evaluate(prepare)
      if (ready === null) continue
      const leftBefore = left
      await page.keyboard.press(ready.key)
      pressed += 1
      const did = async () => left > leftBefore || (await effectsOf(page)) > ready.before
      const alive = expect.poll(did, { intervals: [20], timeout: 60_000 }).toBe(true)
      await alive.catch(async () =>
        dead.push(await control.evaluate((element) => element.outerHTML.slice(0, 200))),
      )
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    }
    expect(dead).toEqual([])
    expect(pressed).toBeGreaterThan(0)
  })

test('the card is downloaded, with JavaScript on', async ({ page }) => {
  await page.goto(map.address)
  await page.waitForFunction(isHydrated)
  await waitForReactIdle(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the card' }).click()
  expect((await download).suggestedFilename()).toMatch(/^wiring-map-rev-01-card\.png$/)
})
