import { privacyVersionHeader } from '@wiring/contract/headers'
import { signedPrivacyVersion } from '@wiring/contract/signature'
import { newSession, update } from '@wiring/local/testing/calls'
import { expect, test } from 'vitest'
import { saveInputs } from '../testing/finished-session.ts'
import { queryRows, stackPerWorker } from '../testing/local-stack.ts'

const stack = stackPerWorker()
const hour = 60 * 60_000

/** The header as the site's server writes it. */
const shown = (version: string, age = 0, secret = stack().secrets.clientIpSecret) =>
  signedPrivacyVersion(version, Date.now() - age, [secret])

async function answered(): Promise<string> {
  const id = await newSession(stack())
  await saveInputs(stack(), id)
  return id
}

const complete = (id: string, header?: string) => {
  const data = { wiring_complete: true, name_for_certificate: '' }
  return update(
    stack(),
    id,
    data,
    header === undefined ? {} : { headers: { [privacyVersionHeader]: header } },
  )
}
const done = { status: 200, body: { wiring_complete: true } }

test('a consent is stored with the version that the site showed; made-up and old ones are refused', async () => {
  const ids = {
    now: await answered(),
    tab: await answered(),
    bare: await answered(),
  }
  const [, ...rest] = (await shown('2026-12')).split(' ')
  for (const wrong of [
    '2026-12',
    await shown('2026-12', 0, 'another secret of the test'),
    await shown('2026-12', 25 * hour),
    ['2027-01', ...rest].join(' '),
    '',
  ])
    expect([wrong, await complete(ids.now, wrong)]).toMatchObject([wrong, { body: { code: 'invalid' } }])
  expect(await complete(ids.now, await shown('2027-01 ä'))).toMatchObject(done)
  expect(await complete(ids.tab, await shown('2026-12', 23 * hour))).toMatchObject(done)
  expect(await complete(ids.bare)).toMatchObject(done)
  const rows = await queryRows<{ id: string; version: string }>(
    stack(),
    'select session_id as id, privacy_policy_version as version from private.wiring_sessions where session_id in ($1, $2, $3)',
    Object.values(ids),
  )
  expect(Object.fromEntries(rows.map(({ id, version }) => [id, version]))).toEqual({
    [ids.now]: '2027-01 ä',
    [ids.tab]: '2026-12',
    [ids.bare]: 'not shown',
  })
})
