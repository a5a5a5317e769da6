import { expectPublished } from '../running-stack/site-pages.ts'
import { sendWebhook } from '../running-stack/webhook.ts'
import { expect } from './browser-errors.ts'
import { publish, test } from './publishing.ts'

const types = ['landingPage', 'consolePage', 'labPage', 'siteSettings']

test('a publish behind 2,000 other webhooks is seen', async () => {
  let sent = 0
  const sendInTurn = async () => {
    while (sent < 2_000) expect((await sendWebhook(types[sent++ % types.length] ?? '')).status).toBe(200)
  }
  await Promise.all(Array.from({ length: 16 }, sendInTurn))
  await publish('landingPage', { 'hero.note': 'zz-Seen behind 2,000 hooks' })
  await expectPublished('/', 'zz-Seen behind 2,000 hooks')
})
