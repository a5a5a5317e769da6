import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { runningDatabase } from '@wiring/local/running-database'
import { newSession, survey, update, uploadImage } from '@wiring/local/testing/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: LocalStack
beforeAll(async () => {
  stack = await startLocalStack()
})
afterAll(() => stack.stop())

const hour = 60 * 60_000

/** The header as the site's server writes it. */
function shown(version: string, age = 0, secret = stack.secrets.clientIpSecret): string {
  const at = Date.now() - age
  const signature = createHmac('sha256', secret).update(`privacy policy\n${version}\n${at}`).digest('hex')
  return `${encodeURIComponent(version)} ${at} ${signature}`
}

async function answered(email: string): Promise<string> {
  const id = await newSession(stack, email)
  await update(stack, id, { survey_completed: true, survey_data: survey })
  await update(stack, id, { json_submitted: true, json_profile: {} })
  await update(stack, id, { images_uploaded: true, image_urls: [await uploadImage(stack, id)] })
  return id
}

const complete = (id: string, header?: string) => {
  const data = { wiring_complete: true, name_for_certificate: '' }
  return update(stack, id, data, header === undefined ? {} : { headers: { 'x-privacy-version': header } })
}
const done = { status: 200, body: { wiring_complete: true } }

test('a consent is stored with the version that the site showed; made-up and old ones are refused', async () => {
  const ids = {
    now: await answered('now@a.test'),
    tab: await answered('tab@a.test'),
    bare: await answered('bare@a.test'),
  }
  const [version, ...rest] = shown('2026-12').split(' ')
  for (const wrong of [
    '2026-12',
    shown('2026-12', 0, 'another secret of the test'),
    shown('2026-12', 25 * hour),
    ['2027-01', ...rest].join(' '),
    '',
  ])
    expect([wrong, await complete(ids.now, wrong)]).toMatchObject([wrong, { body: { code: 'invalid' } }])
  expect(version).toBe('2026-12')
  expect(await complete(ids.now, shown('2027-01 ä'))).toMatchObject(done)
  expect(await complete(ids.tab, shown('2026-12', 23 * hour))).toMatchObject(done)
  expect(await complete(ids.bare)).toMatchObject(done)
  const rows = await runningDatabase(join(stack.data, 'supabase')).transaction(({ rows }) =>
    rows<{ id: string; version: string }>(
      'select session_id as id, privacy_policy_version as version from private.wiring_sessions where wiring_complete',
      [],
    ),
  )
  expect(Object.fromEntries(rows.map(({ id, version }) => [id, version]))).toEqual({
    [ids.now]: '2027-01 ä',
    [ids.tab]: '2026-12',
    [ids.bare]: 'not shown',
  })
})
