import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { editorClient } from '../running-stack/content.ts'
import { visitorsSee } from './visitor.ts'

test('a banner appears and disappears at its moments, with nobody publishing', async () => {
  test.setTimeout(120_000)
  const lake = editorClient()
  const text = `Open day ${randomUUID().slice(0, 8)}`
  const appears = Date.now() + 8_000
  const disappears = appears + 8_000
  await lake.createOrReplace({
    _id: 'test-banner',
    _type: 'banner',
    text,
    publishAt: new Date(appears).toISOString(),
    unpublishAt: new Date(disappears).toISOString(),
  })
  try {
    await expect.poll(() => Date.now() > appears - 1_000, { timeout: 30_000, intervals: [200] }).toBe(true)
    expect(await visitorsSee(text), 'too early').toBe(false)
    await expect.poll(() => visitorsSee(text), { timeout: 30_000, intervals: [50] }).toBe(true)
    console.log(`appeared ${Date.now() - appears} ms after its moment`)
    expect(Date.now() - appears).toBeLessThan(3_000)
    await expect.poll(() => visitorsSee(text), { timeout: 30_000, intervals: [50] }).toBe(false)
    console.log(`disappeared ${Date.now() - disappears} ms after its moment`)
    expect(Date.now()).toBeGreaterThanOrEqual(disappears)
    expect(Date.now() - disappears).toBeLessThan(3_000)
  } finally {
    await lake.delete('test-banner')
  }
})
