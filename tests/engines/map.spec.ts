import { createDeliveredMap } from '../desk/maps.ts'
import { expect, test } from './driver/engine-test.ts'
import { expectSound } from './driver/sound-page.ts'
import { button, heading, link } from './driver/tab.ts'

test('a map is read at both widths, and everything on it can be saved', async ({ tab }) => {
  const map = await createDeliveredMap()
  await tab.open(map.link)
  await tab.finds(heading('Take it along'))
  await expectSound(tab)
  await tab.driver.resize(1440, 900)
  await tab.click(button('Download the card'))
  await tab.downloaded(/\.png$/, 'PNG')
  for (const [name, file, start] of [
    ['PDF', /\.pdf$/, '%PDF-1.7'],
    ['Drawing, SVG', /\.svg$/, '<svg'],
    ['Text', /\.txt$/, 'WIRING MAP'],
    ['JSON', /\.json$/, '{'],
  ] as const) {
    await tab.click(link(name))
    await tab.downloaded(file, start)
  }
  expect(await tab.evaluate(() => location.href)).toBe(map.link)
})
