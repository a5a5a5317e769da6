import { mailsTo, waitForMailSent } from '@wiring/local/testing/calls'
import { expect, test } from 'vitest'
import { oneSessionPerTest } from '../testing/one-session.ts'

const session = oneSessionPerTest('address')

const change = (email: string, sessionId = session.id) =>
  session.invoke('session-address', { action: 'change', sessionId, email })
const linkIn = (text = '') => /\/wiring\/([0-9a-f-]{36})/.exec(text)?.[1]
const secretIn = (text = '') => /delete\?token=([0-9a-f]{64})/.exec(text)?.[1]

test('an invalid address, id or body changes nothing', async () => {
  expect((await change('mara@localhost')).body).toEqual({
    error: 'Please enter a valid email address.',
    code: 'bad_address',
  })
  expect((await change('a@b.example', 'abc')).body).toMatchObject({ code: 'not_found' })
  const extra = { action: 'change', sessionId: session.id, email: 'a@b.example', name: 'x' }
  expect((await session.invoke('session-address', extra)).body).toMatchObject({ code: 'invalid' })
  expect(await session.row()).toMatchObject({ email: session.email })
})

test('of parallel corrections the last one is kept, and every earlier address is notified', async () => {
  await mailsTo(session.stack, session.email)
  const wanted = [1, 2, 3].map((number) => `${number}-${session.email}`)
  const answers = await Promise.all(wanted.map((email) => change(email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { email } = (await session.row()) as { email: string }
  expect(wanted).toContain(email)
  expect(await mailsTo(session.stack, session.email, 2)).toHaveLength(2)
  await waitForMailSent(session.stack)
  for (const other of wanted.filter((each) => each !== email))
    expect((await mailsTo(session.stack, other)).at(-1)?.text).toContain('Nothing more of that session')
})

test('the address of somebody else’s session is taken like any other', async () => {
  const theirs = await session.other()
  const { email } = (await session.row(theirs)) as { email: string }
  expect((await change(email)).body).toEqual({ email })
  expect(await session.row()).toMatchObject({ email })
  expect(await session.row(theirs)).toMatchObject({ email })
})

test('the corrected address gets the link, the old one a deletion link without the new address', async () => {
  await mailsTo(session.stack, session.email)
  const email = `right-${session.email}`
  expect((await change(` ${email} `)).body).toEqual({ email })
  expect(await session.row()).toMatchObject({ email })
  const [arrived] = await mailsTo(session.stack, email)
  expect(linkIn(arrived?.text)).toBe(session.id)
  const [, left] = await mailsTo(session.stack, session.email, 2)
  expect(`${left?.subject}${left?.html}${left?.text}`).not.toContain(email)
  expect(linkIn(left?.text)).toBeUndefined()

  const token = secretIn(left?.text)
  expect(token).not.toBe(secretIn(arrived?.text))
  await session.invoke('delete-session', { action: 'delete', token })
  expect((await change(email)).body).toMatchObject({ code: 'not_found' })
})

test('nothing but a change can be asked', async () => {
  const asked = await session.invoke('session-address', { action: 'show', sessionId: session.id })
  expect(asked.body).toMatchObject({ code: 'invalid' })
})

test('a thief who has spent the notices of a mailbox is still reported to it', async () => {
  await mailsTo(session.stack, session.email)
  const victim = session.email
  const others = [await session.other(), await session.other()]
  for (const other of others) {
    await change(victim, other)
    await change(`away-${other.slice(0, 8)}@x.example`, other)
  }
  await change('thief@x.example')
  const notices = async () =>
    (await mailsTo(session.stack, victim)).filter(({ text }) => text.includes('Nothing more of that'))
  await expect.poll(async () => (await notices()).length).toBe(3)
})
