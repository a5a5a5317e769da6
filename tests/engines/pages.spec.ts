import { addresses } from '../running-stack/addresses.ts'
import { expect, test } from './driver/engine-test.ts'
import { expectDrawn, expectSound } from './driver/sound-page.ts'
import { button, css, heading, link } from './driver/tab.ts'

const pages = [
  ['/', 3],
  ['/console', 4],
  ['/lab', 2],
  ['/map', 0],
  ['/no/such/page', 1],
  ['/wiring/00000000-0000-4000-8000-000000000000', 0],
] as const

for (const [path, drawings] of pages)
  test(`${path} stands at both widths, its drawings end, and the browser has nothing to say`, async ({
    tab,
  }) => {
    await tab.open(`${addresses.site}${path}`)
    await tab.finds(css('h1'))
    expect(await expectDrawn(tab)).toBeGreaterThanOrEqual(drawings)
    await expectSound(tab)
  })

test('a section link puts the focus on its heading, each time', async ({ tab }) => {
  await tab.open(`${addresses.site}/`)
  await tab.isLive('header button')
  for (const name of ['About', 'Services', 'Contact', 'Contact', 'About']) {
    await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await tab.click(link(name))
    await tab.isAt(new RegExp(`#${name.toLowerCase()}$`))
    // What would take the focus away again comes with the scrolling.
    await tab.until('The page stands still', standsStill)
    await tab.hasFocus(css(`#${name.toLowerCase()}-heading`))
  }
  await tab.open(`${addresses.site}/lab`)
  await tab.isLive('header button')
  await tab.click(link('About'))
  await tab.hasFocus(css('#about-heading'))
})

test('a dialog is closed by its cross, by Escape and by a click beside it, and gives the focus back', async ({
  tab,
}) => {
  await tab.open(`${addresses.site}/`)
  await tab.isLive('header button')
  const opener = button('How It Works')
  for (const close of [
    () => tab.click(button('Close')),
    () => tab.driver.press('Escape'),
    () => tab.driver.clickAt(5, 400),
  ]) {
    await tab.click(opener)
    await tab.finds(heading('How We Map Your Wiring'))
    await close()
    await tab.until('The dialog is closed', () => document.querySelector('dialog[open]') === null)
    await tab.hasFocus(opener)
  }
})

async function standsStill(): Promise<boolean> {
  const before = scrollY
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  return scrollY === before
}
