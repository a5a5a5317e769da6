import { randomUUID } from 'node:crypto'
import { call, invoke, mailsTo, newAddress, read, waitForMailSent } from '@wiring/local/testing/calls'
import { sharedStack } from '@wiring/local/testing/shared-resources'
import { beforeEach, describe, expect, test } from 'vitest'
import { queryRows, stackPerWorker, withKey } from '../testing/local-stack.ts'

const stack = stackPerWorker()
const address = () => newAddress('person')
async function signUp(body: unknown, options = {}) {
  const answer = await invoke(stack(), 'wiring-session-signup', body, options)
  const id = idOf(answer.body)
  if (id !== undefined) signedUpIds.push(id)
  return answer
}
const idOf = (body: unknown) => (body as { session_id?: string }).session_id
const signedUpIds: string[] = []

const never = { email: 'never@studio.example' }

const storedRows = () =>
  queryRows(
    stack(),
    `select (select count(*)::int from private.wiring_sessions) sessions,
            (select count(*)::int from private.waitlist) waitlist`,
  )

let rowsBefore: unknown
beforeEach(async () => {
  rowsBefore = await storedRows()
})

async function nothingHappened() {
  expect(await storedRows()).toEqual(rowsBefore)
  expect(await mailsTo(stack(), never.email, 0)).toEqual([])
}

test('a signup answers with a session and sends exactly one mail with its wizard link', async () => {
  const email = address()
  const answer = await signUp({ email })
  expect(answer.status).toBe(200)
  const id = idOf(answer.body)
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  const [mail] = await mailsTo(stack(), email)
  expect(mail?.text).toContain(`${stack().siteUrl}/wiring/${id}`)
  await waitForMailSent(stack())
  expect(await mailsTo(stack(), email)).toHaveLength(1)
  expect(await read(stack(), id)).toMatchObject([{ session_id: id, email, survey_completed: false }])
})

test.each(['a@b', 'a\u0000@b.co'])('the address %j is refused with a fixed sentence', async (email) => {
  const answer = await signUp({ email })
  expect(answer).toMatchObject({ status: 200, body: { error: 'Please enter a valid email address.' } })
})

test('an international domain is stored in its ASCII form', async () => {
  const answer = await signUp({ email: 'maya@bücher.example' })
  expect(await read(stack(), idOf(answer.body))).toMatchObject([{ email: 'maya@xn--bcher-kva.example' }])
})

test.each([
  ['an object', { email: { $ne: 1 } }],
  ['unknown keys', { ...never, admin: true }],
  ['1 MB', { email: `${'a'.repeat(1_000_000)}@b.co` }],
  ['no JSON', '{"email":'],
  [
    'duplicate keys written with escapes',
    '{"email":"b@studio.example","\\u0065mail":"never@studio.example"}',
  ],
])('a body with %s is refused and stores nothing', async (_what, body) => {
  const answer = await signUp(body)
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body as object)).toEqual(['error'])
  await nothingHappened()
})

test('another content type is refused', async () => {
  const answer = await signUp(never, { headers: { 'content-type': 'text/plain' } })
  expect(answer.body).toHaveProperty('error')
  await nothingHappened()
})

test('a filled honeypot or a form posted in under a second gets the success answer, and nothing happens', async () => {
  for (const headers of [{ 'x-form-honeypot': 'x' }, { 'x-form-elapsed-ms': '400' }])
    expect(await signUp(never, { headers })).toMatchObject({ status: 200, body: {} })
  expect(
    await invoke(stack(), 'waitlist-signup', never, { headers: { 'x-form-honeypot': 'x' } }),
  ).toMatchObject({ body: {} })
  await nothingHappened()
})

test('ten parallel posts with one idempotency key make one session and one mail', async () => {
  const email = address()
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp({ email }, { headers })))
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  expect(idOf(answers[0]?.body)).toBeDefined()
  await waitForMailSent(stack())
  expect(await mailsTo(stack(), email)).toHaveLength(1)
})

test('a second signup of one address gets a session of its own, and the fourth of a day only the mail answer', async () => {
  const email = address()
  const answers = [
    await signUp({ email }),
    await signUp({ email: email.replace('@', '+x@') }),
    await signUp({ email }),
    await signUp({ email }),
  ]
  const ids = answers.map((answer) => idOf(answer.body))
  expect(new Set(ids.slice(0, 3)).size).toBe(3)
  expect(answers[3]).toMatchObject({ status: 200, body: {} })
})

test('the waitlist keeps one row an address and answers known and unknown ones alike', async () => {
  const email = address()
  const answers = []
  for (const variant of [email, email.toUpperCase(), `  ${email} `, address()])
    answers.push(await invoke(stack(), 'waitlist-signup', { email: variant }))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {}']))
  const [mail, second] = await mailsTo(stack(), email)
  expect(second).toBeUndefined()
  expect(mail?.text).not.toContain('/wiring/')
})

test('a forged Host is refused, and a forged X-Forwarded-Host does not reach the link', async () => {
  const email = address()
  expect((await signUp({ email }, { headers: { host: 'evil.test' } })).status).toBe(421)
  const forged = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
  expect((await signUp({ email }, { headers: forged })).status).toBe(200)
  const [mail] = await mailsTo(stack(), email)
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil.test')
  expect(mail?.text).toContain(`${stack().siteUrl}/wiring/`)
})

test('mails have a text part, no remote picture, and nothing the caller typed', async () => {
  const email = 'click-here-now@studio.example'
  await signUp({ email })
  await invoke(stack(), 'waitlist-signup', { email })
  const mails = await mailsTo(stack(), email, 2)
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(`${mail.subject}${mail.html}${mail.text}`).not.toContain('click-here-now')
    expect(mail.text.length).toBeGreaterThan(100)
    expect(mail.html).not.toMatch(/<img|url\(|src=/i)
  }
  const waitlist = mails.find((mail) => mail.subject.includes('waitlist'))
  expect(waitlist?.headers).toHaveProperty('list-unsubscribe')
  for (const { headers } of mails) expect(headers['auto-submitted']).toBe('auto-generated')
})

describe('refused requests', () => {
  test.each(['', 'wrong'])('the key %j is a 401', async (key) => {
    const answer = await signUp(never, withKey(key))
    expect(answer.status).toBe(401)
    await nothingHappened()
  })
  test.each(['GET', 'PUT', 'DELETE', 'PATCH'])('%s is a 405', async (method) => {
    expect((await call(stack(), '/functions/v1/wiring-session-signup', { method })).status).toBe(405)
  })
  test('OPTIONS has no effect and names only our own origins', async () => {
    const ask = (origin: string) =>
      call(stack(), '/functions/v1/wiring-session-signup', { method: 'OPTIONS', headers: { origin } })
    const own = await ask(stack().siteUrl)
    expect(own.headers['access-control-allow-origin']).toBe(stack().siteUrl)
    expect(own.headers['access-control-allow-credentials']).toBeUndefined()
    expect((await ask('https://evil.test')).headers['access-control-allow-origin']).toBeUndefined()
    await nothingHappened()
  })
  test('a post from a foreign origin is refused', async () => {
    expect((await signUp(never, { headers: { origin: 'https://evil.test' } })).status).toBe(403)
    await nothingHappened()
  })
  test('the mail worker answers nobody without the secret key', async () => {
    expect((await invoke(stack(), 'mail-worker', {})).status).toBe(401)
    expect((await invoke(stack(), 'retention', {})).status).toBe(401)
  })
})

test('the log of the stack holds no email address, session id or key', async () => {
  const log = (await sharedStack()).log.join('\n')
  expect(log).toContain('"function":"wiring-session-signup"')
  expect(log).not.toMatch(/@[a-z-]+\.example/)
  expect(signedUpIds.length).toBeGreaterThan(10)
  expect(signedUpIds.filter((id) => log.includes(id))).toEqual([])
  expect(log).not.toContain(stack().secrets.supabaseSecretKey)
  expect(log).not.toContain(stack().secrets.supabasePublishableKey)
})
