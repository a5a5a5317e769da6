import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { examine } from '@wiring/deploy/examine'
import { addresses, testSecrets } from '../running-stack/addresses.ts'

const variables = () => ({
  SITE_URL: addresses.site,
  DESK_URL: addresses.desk,
  NEXT_PUBLIC_SUPABASE_URL: addresses.supabase,
  HEALTH_TOKEN: `${testSecrets().healthToken}, ${'a token that goes soon '.repeat(2)}`,
  SANITY_WEBHOOK_SECRET: testSecrets().webhookSecret,
})

let backups: string
test.beforeEach(() => {
  backups = mkdtempSync(join(tmpdir(), 'doctor-'))
})
test.afterEach(() => rmSync(backups, { recursive: true }))

/** What is wrong, by what it looked at; but for the queues, which other tests fill. */
async function problems(changed: Record<string, string> = {}): Promise<Record<string, string>> {
  const lines: string[] = []
  const ill = await examine({ ...variables(), ...changed }, (line) => lines.push(line), { backups })
  const wrong = lines.filter((line) => line.startsWith('✗'))
  expect(ill).toBe(wrong.length)
  expect(lines.length - wrong.length).toBeGreaterThan(0)
  const found = wrong.map((line) => /^✗ ([^:]+): (.*)/.exec(line)?.slice(1) as [string, string])
  return Object.fromEntries(found.filter(([, sentence]) => !/\b(mail|draft|file)s?\b/i.test(sentence)))
}

test('the doctor finds nothing at the running product but that nobody backs it up', async () => {
  // A busy machine may not answer within the second that a probe gives it.
  await expect.poll(() => problems()).toEqual({ backups: `There is no backup in ${backups}.` })
})

test('a wrong secret of the webhook, a wrong token, and a site that is not there are each named', async () => {
  expect(await problems({ SANITY_WEBHOOK_SECRET: 'another-secret-of-sixteen' })).toMatchObject({
    webhook: 'The site answers a publish with 401.',
  })
  expect(await problems({ HEALTH_TOKEN: 'x'.repeat(32) })).toMatchObject({
    'database, schedule and queues': 'The function desk-health does not answer.',
  })
  expect(await problems({ SITE_URL: 'http://localhost:1' })).toMatchObject({
    'the site': 'http://localhost:1/ready does not answer.',
    CORS: 'The functions do not let pages of http://localhost:1 call them.',
  })
})
