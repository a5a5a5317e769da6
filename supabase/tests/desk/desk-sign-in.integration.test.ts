import { anonymous, invoke, mailsTo, privileged, waitForMailSent } from '@wiring/local/testing/calls'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { queryRows, stackPerWorker, withKey } from '../testing/local-stack.ts'
import { chanceOfDifferences } from '../testing/signed-rank.ts'
import { softwareAuthenticator } from '../testing/software-authenticator.ts'

const userAgent = 'a test'
const wrongCode = '00000000'

const stack = stackPerWorker()

const answered = z.looseObject({
  status: z.string(),
  token: z.string().optional(),
  options: z.looseObject({ challenge: z.string() }).optional(),
})
const signIn = async (body: object) => answered.parse((await invoke(stack(), 'desk-sign-in', body)).body)
const who = async (session: string) =>
  answered.parse((await invoke(stack(), 'desk', { action: 'who', session, input: {} })).body)
const sql = <Row>(statement: string) => queryRows<Row>(stack(), statement)

async function invite(email: string, name: string): Promise<void> {
  const parameters = { p_email: email, p_name: name, p_lead: false, p_mail: false }
  const { data } = await privileged(stack()).rpc('desk_invite', parameters)
  expect(data).toMatchObject({ status: 'invited' })
}

/** `count`: codes mailed by then. */
async function codeFor(email: string, count = 1): Promise<string> {
  expect(await signIn({ action: 'request_code', email })).toEqual({ status: 'sent' })
  const codes = await vi.waitFor(async () => {
    const mails = (await mailsTo(stack(), email)).filter(({ subject }) => subject.includes('code'))
    expect(mails).toHaveLength(count)
    return mails
  }, 10_000)
  const digits = /\b(\d{4}) (\d{4})\b/.exec(codes.at(-1)?.text ?? '')
  return `${digits?.[1]}${digits?.[2]}`
}

async function enrolled(email: string, name: string) {
  await invite(email, name)
  const half = await signIn({ action: 'sign_in_with_code', email, code: await codeFor(email), userAgent })
  const device = softwareAuthenticator(stack().deskUrl)
  const session = half.token ?? ''
  const { options } = await signIn({ action: 'start_enrol', session })
  const credential = device.enrol(options?.challenge ?? '')
  const whole = await signIn({ action: 'enrol_passkey', session, credential, label: 'Test' })
  expect(whole.status).toBe('enrolled')
  return { device, half: session, session: whole.token ?? '' }
}

test('away from loopback a code alone is refused by every function of the desk, until a passkey is enrolled', async () => {
  const { half, session } = await enrolled('mara@x.example', 'Mara')
  const code = await codeFor('mara@x.example', 2)
  const again = await signIn({ action: 'sign_in_with_code', email: 'mara@x.example', code, userAgent })
  expect(again).toMatchObject({ status: 'signed_in', factor: 'code', passkeys: 1 })
  const actions = await sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace and proname like 'desk\\_%'
     and oidvectortypes(proargtypes) = 'text, jsonb' order by proname`,
  )
  expect(actions.length).toBeGreaterThan(9)
  for (const { name } of actions) {
    const { data } = await privileged(stack()).rpc(name, { p_session: again.token, p_input: {} })
    expect({ name, data }).toEqual({ name, data: { status: 'second_factor' } })
  }
  expect(await who(again.token ?? '')).toEqual({ status: 'second_factor' })
  for (const action of ['request_confirm_code', 'confirm_with_code', 'start_confirm']) {
    const body = { action, session: again.token, ...(action === 'confirm_with_code' && { code: wrongCode }) }
    expect((await signIn(body)).status).toMatch(/^(confirm|second_factor)$/)
  }
  expect(await who(half)).toEqual({ status: 'signed_out' })
  expect(await who(session)).toMatchObject({ status: 'ok', operator: { name: 'Mara', factor: 'passkey' } })
  const notices = (await mailsTo(stack(), 'mara@x.example', 3)).map(({ subject }) => subject)
  expect(notices).toContain('Somebody signed in at the desk without a passkey')
})

test('a passkey signs in once per challenge, for the origin of the desk and with user verification', async () => {
  const { device, session } = await enrolled('nia@x.example', 'Nia')
  const challenge = async () => (await signIn({ action: 'start_sign_in' })).options?.challenge ?? ''
  const attempt = async (credential: object) =>
    (await signIn({ action: 'sign_in_with_passkey', credential, userAgent })).status
  expect(await attempt(device.use(await challenge(), { origin: 'https://evil.example' }))).toBe('unknown')
  expect(await attempt(device.use(await challenge(), { verified: false }))).toBe('unknown')
  expect(await attempt(device.use('AAAA'))).toBe('unknown')
  expect(await attempt(softwareAuthenticator(stack().deskUrl).use(await challenge()))).toBe('unknown')
  const forged = device.use(await challenge())
  expect(await attempt({ ...forged, response: { ...forged.response, clientDataJSON: '%%%' } })).toBe(
    'unknown',
  )
  const good = device.use(await challenge(), { counter: 5 })
  expect(await attempt(good)).toBe('signed_in')
  expect(await attempt(good)).toBe('unknown')
  expect(await attempt(device.use(await challenge(), { counter: 5 }))).toBe('unknown')

  const credential = device.use(await challenge(), { counter: 6 })
  expect((await signIn({ action: 'confirm_with_passkey', session, credential })).status).toBe('unknown')
  const other = await enrolled('ove@x.example', 'Ove')
  const start = await signIn({ action: 'start_confirm', session: other.session })
  const theirs = device.use(start.options?.challenge ?? '', { counter: 7 })
  expect(
    (await signIn({ action: 'confirm_with_passkey', session: other.session, credential: theirs })).status,
  ).toBe('unknown')
  const own = await signIn({ action: 'start_confirm', session })
  const confirmation = device.use(own.options?.challenge ?? '', { counter: 8 })
  expect((await signIn({ action: 'confirm_with_passkey', session, credential: confirmation })).status).toBe(
    'confirmed',
  )
})

test('too many wrong codes, a used and an expired code get the same answer as an unknown address', async () => {
  const email = 'pia@x.example'
  await invite(email, 'Pia')
  const enter = (code: string, address = email) =>
    signIn({ action: 'sign_in_with_code', email: address, code, userAgent })
  const code = await codeFor(email)
  const tries = await Promise.all(Array.from({ length: 40 }, () => enter(wrongCode)))
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set(['wrong']))
  expect(await enter(code)).toEqual({ status: 'wrong' })
  const second = await codeFor(email, 2)
  await sql("update private.operator_codes set expires_at = now() - interval '1 second'")
  expect(await enter(second)).toEqual({ status: 'wrong' })
  const third = await codeFor(email, 3)
  expect((await enter(third)).status).toBe('signed_in')
  expect(await enter(third)).toEqual({ status: 'wrong' })
  expect(await enter(third, 'nobody@x.example')).toEqual({ status: 'wrong' })
  expect(await signIn({ action: 'request_code', email: 'nobody@x.example' })).toEqual({ status: 'sent' })
  expect(await signIn({ action: 'request_code', email: 'nobody' })).toEqual({ status: 'bad_address' })
  expect(await mailsTo(stack(), 'nobody@x.example', 0)).toEqual([])
  await waitForMailSent(stack())
  const kept = await sql<{ n: number }>(
    "select count(*)::int as n from private.mail_outbox where kind = 'desk_code' and data ? 'code'",
  )
  expect(kept).toEqual([{ n: 0 }])
})

test.each([
  ['asking for a code', { action: 'request_code' }, 'sent'],
  ['a wrong code', { action: 'sign_in_with_code', code: wrongCode, userAgent }, 'wrong'],
])(
  '%s takes no longer for a known address, even where the database has more to do for it',
  async (_, body, status) => {
    const email = `${body.action}@x.example`
    await invite(email, 'Tia')
    await codeFor(email)
    await sql(`create function private.dawdle() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.05); return new; end $$`)
    await sql(`create trigger dawdle before insert or update on private.operator_codes
    for each row execute function private.dawdle()`)
    onTestFinished(async () => {
      await sql('drop function private.dawdle() cascade')
    })
    const duration = async (address: string) => {
      await sql('delete from private.rate_hits')
      const began = performance.now()
      expect(await signIn({ ...body, email: address })).toEqual({ status })
      return performance.now() - began
    }
    const differences: number[] = []
    for (let pair = 0; pair < 12; pair += 1) {
      await sql('update private.operator_codes set tries = 0')
      const durations = { known: 0, unknown: 0 }
      const order = ['known', 'unknown'] as const
      for (const kind of pair % 2 === 0 ? order : order.toReversed())
        durations[kind] = await duration(kind === 'known' ? email : `nobody-${pair}@x.example`)
      differences.push(durations.known - durations.unknown)
    }
    const chance = chanceOfDifferences(differences)
    expect(chance, `known minus unknown, in ms: ${differences.map(Math.round).join(', ')}`).toBeGreaterThan(
      0.001,
    )
  },
)

test('without an operator session the desk refuses every key', async () => {
  const { session } = await enrolled('ruth@x.example', 'Ruth')
  const unknown = 'a'.repeat(64)
  expect(await who(unknown)).toEqual({ status: 'signed_out' })
  expect((await invoke(stack(), 'desk', { action: 'who', session: '', input: {} })).status).toBe(400)
  expect((await invoke(stack(), 'desk', { action: 'who', input: {} })).status).toBe(400)
  expect((await invoke(stack(), 'desk', { action: 'nothing', session, input: {} })).status).toBe(400)
  const unknownKey = withKey('none')
  expect((await invoke(stack(), 'desk', { action: 'who', session, input: {} }, unknownKey)).status).toBe(401)
  const { data, error } = await anonymous(stack()).rpc('desk_who', { p_session: session, p_input: {} })
  expect([data, error !== null]).toEqual([null, true])
  const { error: table } = await privileged(stack()).schema('private').from('operators').select()
  expect(table).not.toBeNull()
  await sql("update private.operator_sessions set last_seen_at = now() - interval '61 minutes'")
  expect(await who(session)).toEqual({ status: 'signed_out' })
  expect((await signIn({ action: 'start_enrol', session })).status).toBe('signed_out')
})

test('malformed sign-in requests get a 400', async () => {
  const bodies = [
    {},
    { action: 'request_code' },
    { action: 'request_code', email: ['a@x.example'] },
    { action: 'request_code', email: 'a@x.example', more: 1 },
    { action: 'sign_in_with_code', email: 'a@x.example', code: '1234567', userAgent },
    { action: 'sign_in_with_code', email: 'a@x.example', code: '١٢٣٤٥٦٧٨', userAgent },
    { action: 'sign_out', session: 'x' },
  ]
  for (const body of bodies) expect((await invoke(stack(), 'desk-sign-in', body)).status).toBe(400)
})
