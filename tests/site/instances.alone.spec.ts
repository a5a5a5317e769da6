import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type PlainPostgres, startPlainPostgres } from '@wiring/local/testing/plain-postgres'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { type AppInstance, startApp } from '../running-stack/app-instance.ts'
import { editorClient } from '../running-stack/content.ts'
import { sendWebhook } from '../running-stack/webhook.ts'

const lake = editorClient()

let postgres: PlainPostgres
let instances: [AppInstance, AppInstance]
let before: { _id: string; summary: string }

test.beforeAll(async () => {
  postgres = await startPlainPostgres()
  const environment = { PUBLISH_RELAY_URL: postgres.url }
  const stack = { siteUrl: addresses.site, url: addresses.supabase, secrets: testSecrets() }
  const start = () => startApp('site', { stack, environment })
  instances = await Promise.all([start(), start()])
  before = await lake.fetch('*[_type == "labService"][0]{_id, summary}')
})
test.afterAll(async () => {
  await lake.patch(before._id).set({ summary: before.summary }).commit()
  await sendWebhook('labService', { wait: true })
  await Promise.all(instances.map((instance) => instance.stop()))
  await postgres.stop()
})

async function publish(at: AppInstance): Promise<string> {
  const words = `Published ${randomUUID().slice(0, 8)}`
  await lake.patch(before._id).set({ summary: words }).commit()
  expect((await sendWebhook('labService', { site: at.url })).status).toBe(200)
  return words
}

const shows = async ({ url }: AppInstance, words: string) =>
  (await (await fetch(`${url}/lab`)).text()).includes(words)

test('a publish that one instance hears of is soon on the other, which would look only after thirty seconds', async () => {
  // A poll may come at the right moment once, but not three times.
  for (const [heard, told] of [instances, instances.toReversed(), instances] as [
    AppInstance,
    AppInstance,
  ][]) {
    const words = await publish(heard)
    await expect.poll(() => shows(told, words), { timeout: 45_000, intervals: [100] }).toBe(true)
    await expect.poll(() => shows(heard, words)).toBe(true)
  }
})

test('while the relay is away a publish comes with a poll, and afterwards at once again', async () => {
  const [heard, told] = instances
  await postgres.crash()
  const lost = await publish(heard)
  await expect.poll(() => shows(heard, lost)).toBe(true)
  await postgres.resume()
  await expect.poll(() => shows(told, lost), { timeout: 360_000 }).toBe(true)
  const words = await publish(heard)
  await expect.poll(() => shows(told, words), { timeout: 45_000, intervals: [100] }).toBe(true)
})

test('the other instance serves on when one is killed', async () => {
  const [killed, other] = instances
  await killed.stop()
  for (let request = 0; request < 50; request += 1) expect((await fetch(`${other.url}/lab`)).status).toBe(200)
})
