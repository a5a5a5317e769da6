import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { call, survey, update } from '@wiring/local/testing/calls'
import { describe, expect, test } from 'vitest'
import { oneSessionPerTest } from '../testing/one-session.ts'

const session = oneSessionPerTest('update')

test.each([
  { survey_completed: 'true', survey_data: survey },
  { survey_completed: true, survey_data: survey, email: 'x@y.example' },
  { survey_completed: true, survey_data: { ...survey, 10: 'x' } },
  {},
])('%j is refused', session.expectRefused)

test('a survey of 1 MB is refused', () =>
  session.expectRefused({ survey_completed: true, survey_data: { ...survey, 1: 'a'.repeat(1_000_000) } }))

test('of two profiles sent at once, one wins whole', async () => {
  await session.saveSurvey()
  const profiles = ['a', 'b'].map((letter) => ({
    thinking_style: letter.repeat(500),
    strengths: [letter],
    self_description: letter,
  }))
  await Promise.all(profiles.map((profile) => session.saveProfile(profile)))
  const stored = (await session.row())?.json_profile
  expect(profiles.map((profile) => expect.objectContaining(profile))).toContainEqual(stored)
})

describe('hostile profiles', () => {
  test.each([
    ['10,000 levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    [
      '100,000 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, n]))),
    ],
    ['1e400', '{"thinking_style": 1e400}'],
    ['duplicate keys', '{"thinking_style": "a", "thinking_style": "b"}'],
    ['a lone surrogate', '{"thinking_style": "\\ud800x"}'],
    ['U+0000', '{"thinking_style": "a\\u0000b"}'],
    ['__proto__', '{"__proto__": {"thinking_style": "x"}, "constructor": {"prototype": {}}}'],
  ])('%s is refused or normalized', async (_what, json) => {
    await session.saveSurvey()
    const body = `{"sessionId":"${session.id}","updateData":{"json_submitted":true,"json_profile":${json}}}`
    expect((await session.invoke('update-wiring-session', body)).status).toBe(200)
    expect(JSON.stringify(await session.row())).not.toMatch(/\\u0000|\\ud800/)
  })
  test.each([[[]], ['x'], [1], [null]])('the top level %j is refused', async (given) => {
    await session.saveSurvey()
    await session.expectRefused({ json_submitted: true, json_profile: given })
  })
  test('a profile just over 1 MiB is refused', async () => {
    await session.saveSurvey()
    await session.expectRefused({
      json_submitted: true,
      json_profile: { thinking_style: 'ä'.repeat(524_288) },
    })
  })
  test('a profile just under 1 MiB is stored', async () => {
    await session.saveSurvey()
    expect((await session.saveProfile({ thinking_style: 'a'.repeat(1_048_000) })).status).toBe(200)
    expect((await session.row())?.json_submitted).toBe(true)
  })
})

test.each([
  ['session', (id: string) => `"sessionId":"${randomUUID()}","\\u0073essionId":"${id}"`, '"json_profile":{}'],
  [
    'profile',
    (id: string) => `"sessionId":"${id}"`,
    '"json_profile":{"thinking_style":"a","\\u0074hinking_style":"b"}',
  ],
])('a body that names the %s twice, once with escapes, is refused', async (_what, ids, profile) => {
  await session.saveSurvey()
  const body = `{${ids(session.id)},"updateData":{"json_submitted":true,${profile}}}`
  const answer = await session.invoke('update-wiring-session', body)
  expect(answer).toMatchObject({ status: 200, body: { code: 'invalid' } })
  expect(await session.row()).toMatchObject({ json_submitted: false })
})

test('steps come in order', async () => {
  expect((await session.saveProfile()).body).toMatchObject({ code: 'out_of_order' })
  expect((await session.send({ wiring_complete: true, name_for_certificate: '' })).body).toMatchObject({
    code: 'out_of_order',
  })
})

test('only POST', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await call(session.stack, '/functions/v1/update-wiring-session', { method })).status).toBe(405)
})

/** A proxy that ends the connection at the first byte of an answer. */
async function losingAnswers(): Promise<{ server: Server; url: string }> {
  const server = createServer((client) => {
    const stack = connect(Number(new URL(session.stack.url).port), '127.0.0.1')
    const end = () => [client, stack].map((socket) => socket.destroy())
    client.on('error', end).pipe(stack.on('error', end))
    stack.once('data', end)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('an update whose answer is lost after the commit may be sent again', async () => {
  const updateData = { survey_completed: true, survey_data: survey }
  const { server, url } = await losingAnswers()
  await expect(update({ ...session.stack, url }, session.id, updateData)).rejects.toThrow()
  server.close()
  expect(await session.row()).toMatchObject({ survey_completed: true })
  expect((await session.send(updateData)).body).toMatchObject(updateData)
})

test('the 61st update of an hour is a 429', async () => {
  const statuses = []
  for (let round = 0; round < 62; round += 1) statuses.push((await session.saveSurvey()).status)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(60)).toEqual([429, 429])
})
