import { editorClient } from '../running-stack/content.ts'
import { pageContains } from '../running-stack/site-pages.ts'
import { expect, test } from './studio-test.ts'

test('a banner appears and disappears at its moments, with nobody publishing', async () => {
  const text = 'Open day of a test'
  const appears = Date.now() + 3_000
  // A busy machine may need seconds to draw the page anew.
  const disappears = appears + 8_000
  await editorClient().create({
    _id: 'test-banner',
    _type: 'banner',
    text,
    publishAt: new Date(appears).toISOString(),
    unpublishAt: new Date(disappears).toISOString(),
  })
  const shown = () => pageContains('/', text)
  await expect.poll(shown, { intervals: [50] }).toBe(true)
  expect(Date.now(), 'not before its moment').toBeGreaterThanOrEqual(appears)
  await expect.poll(shown, { intervals: [50] }).toBe(false)
  expect(Date.now(), 'not before its moment').toBeGreaterThanOrEqual(disappears)
})
