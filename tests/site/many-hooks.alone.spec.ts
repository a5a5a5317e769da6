import { expect, test } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { sendWebhook } from '../running-stack/webhook.ts'

const lake = editorClient()
const types = ['landingPage', 'consolePage', 'labPage', 'siteSettings']

async function sendWebhooks(count: number): Promise<void> {
  let sent = 0
  const sender = async () => {
    while (sent < count) {
      const type = types[sent++ % types.length] ?? ''
      expect((await sendWebhook(type)).status).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: 16 }, sender))
}

test('a publish behind 10,000 other webhooks is seen within 10 s', async () => {
  test.setTimeout(400_000)
  const [page] = await lake.fetch<{ _id: string; note: string }[]>(
    '*[_type == "landingPage" && !(_id in path("drafts.**"))]{_id, "note": hero.note}',
  )
  if (page === undefined) throw new Error('There is no landing page.')
  const note = `Seen behind 10,000 hooks ${Date.now()}`
  const began = Date.now()
  await sendWebhooks(10_000)
  const published = Date.now()
  console.log(`10,000 hooks in ${published - began} ms`)
  await lake.patch(page._id).set({ 'hero.note': note }).commit()
  try {
    await expect
      .poll(async () => (await (await fetch(addresses.site)).text()).includes(note), {
        timeout: 10_000,
        intervals: [100],
      })
      .toBe(true)
    console.log(`seen after ${Date.now() - published} ms`)
  } finally {
    await lake.patch(page._id).set({ 'hero.note': page.note }).commit()
  }
})
