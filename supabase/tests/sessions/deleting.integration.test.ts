import { mailsTo, privileged, waitForMailSent } from '@wiring/local/testing/calls'
import { expect, test } from 'vitest'
import { oneSessionPerTest } from '../testing/one-session.ts'

const session = oneSessionPerTest('delete')

test('the link is sent again on request, within the cap of the address', async () => {
  expect((await session.invoke('send-session-link', { sessionId: session.id })).text).toBe('{}')
  expect(await mailsTo(session.stack, session.email, 2)).toHaveLength(2)
  for (let round = 0; round < 3; round += 1)
    expect((await session.invoke('send-session-link', { sessionId: session.id })).text).toBe('{}')
  expect((await session.invoke('send-session-link', { sessionId: 'abc' })).body).toMatchObject({
    code: 'not_found',
  })
  await waitForMailSent(session.stack)
  expect(await mailsTo(session.stack, session.email, 3)).toHaveLength(3)
})

test('the deletion link shows what goes, deletes rows, files and queued mails, and may be used twice', async () => {
  const email = session.email
  await session.saveSurvey()
  await session.saveProfile()
  const url = await session.upload()
  const [mail] = await mailsTo(session.stack, email)
  const token = /delete\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1]
  const ask = (action: string) => session.invoke('delete-session', { action, token })
  expect((await ask('show')).body).toMatchObject({
    found: true,
    email: 'd•••@s•••.example',
    survey: true,
    profile: true,
    images: 0,
  })
  expect((await ask('delete')).body).toEqual({ deleted: true })
  expect((await ask('delete')).body).toEqual({ deleted: true })
  expect((await ask('show')).body).toEqual({ found: false })
  expect(await session.rows()).toEqual([])
  expect((await fetch(url)).status).toBeGreaterThanOrEqual(400)
  const { data } = await privileged(session.stack).storage.from('wiring-images').list(session.id)
  expect(data).toEqual([])
  expect((await session.invoke('delete-session', { action: 'delete', token: 'x' })).body).toMatchObject({
    code: 'invalid',
  })
})
