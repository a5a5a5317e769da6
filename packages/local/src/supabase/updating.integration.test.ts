import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, invoke, newSession, read, survey, update } from './testing/calls.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'

let stack: LocalStack
let id: string
let people = 0

beforeAll(async () => {
  stack = await startLocalStack()
})
beforeEach(async () => {
  id = await newSession(stack, `update-${++people}@studio.example`)
})
afterAll(() => stack.stop())

const surveyed = () => update(stack, id, { survey_completed: true, survey_data: survey })
const profiled = (json_profile: unknown = {}) => update(stack, id, { json_submitted: true, json_profile })
const first = async () => ((await read(stack, id)) as Record<string, unknown>[])[0]

async function refused(data: unknown) {
  const before = await first()
  const began = Date.now()
  const answer = await update(stack, id, data)
  expect(answer).toMatchObject({ status: 200, body: { code: 'invalid' } })
  expect(Date.now() - began).toBeLessThan(1_000)
  expect(await first()).toEqual(before)
}

test.each([
  { survey_completed: false, survey_data: survey },
  { survey_completed: 'true', survey_data: survey },
  { survey_completed: 1, survey_data: survey },
  { wiring_complete: false, name_for_certificate: '' },
  { survey_completed: true },
  { survey_completed: true, survey_data: survey, email: 'x@y.example' },
  { survey_completed: true, survey_data: survey, json_submitted: true, json_profile: {} },
  {},
  { email: 'x@y.example' },
])('T33 %j is refused', refused)

test.each([
  ['9 answers', { ...survey, 9: undefined }],
  ['11 answers', { ...survey, 10: 'x' }],
  ['index -1', { ...survey, '-1': 1 }],
  ['choice 4', { ...survey, 0: 4 }],
  ['choice 1.5', { ...survey, 0: 1.5 }],
  ['an empty text', { ...survey, 1: '' }],
  ['white space', { ...survey, 1: ' \n' }],
  ['2,001 characters', { ...survey, 1: 'a'.repeat(2_001) }],
  ['1 MB', { ...survey, 1: 'a'.repeat(1_000_000) }],
  ['a nested object', { ...survey, 1: { a: 1 } }],
  ['a list', Object.values(survey)],
])('T34 a survey with %s is refused', (_what, survey_data) =>
  refused({ survey_completed: true, survey_data }),
)

test('T35 of two profiles sent at once, one wins whole', async () => {
  await surveyed()
  const profiles = ['a', 'b'].map((letter) => ({
    thinking_style: letter.repeat(500),
    strengths: [letter],
    self_description: letter,
  }))
  await Promise.all(profiles.map((profile) => profiled(profile)))
  const stored = (await first())?.json_profile
  expect(profiles.map((profile) => expect.objectContaining(profile))).toContainEqual(stored)
})

describe('T46 T47 hostile profiles', () => {
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
  ])('%s is refused or normalised in under 1 s', async (_what, json) => {
    await surveyed()
    const began = Date.now()
    const answer = await invoke(
      stack,
      'update-wiring-session',
      `{"sessionId":"${id}","updateData":{"json_submitted":true,"json_profile":${json}}}`,
    )
    expect(Date.now() - began).toBeLessThan(1_000)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(await first())).not.toMatch(/\\u0000|\\ud800/)
  })
  test.each([[[]], ['x'], [1], [null]])('the top level %j is refused', async (given) => {
    await surveyed()
    await refused({ json_submitted: true, json_profile: given })
  })
  test('a profile just over 1 MiB is refused', async () => {
    await surveyed()
    await refused({ json_submitted: true, json_profile: { thinking_style: 'ä'.repeat(524_288) } })
  })
  test('a profile just under 1 MiB is stored', async () => {
    await surveyed()
    expect((await profiled({ thinking_style: 'a'.repeat(1_048_000) })).status).toBe(200)
    expect((await first())?.json_submitted).toBe(true)
  })
})

test('steps come in order', async () => {
  expect((await profiled()).body).toMatchObject({ code: 'out_of_order' })
  expect((await update(stack, id, { wiring_complete: true, name_for_certificate: '' })).body).toMatchObject({
    code: 'out_of_order',
  })
})

test('T37 only POST', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await call(stack, '/functions/v1/update-wiring-session', { method })).status).toBe(405)
})

test('T41 an update whose answer is lost after the commit may be sent again', async () => {
  const body = JSON.stringify({ sessionId: id, updateData: { survey_completed: true, survey_data: survey } })
  const key = stack.secrets.supabasePublishableKey
  await new Promise<void>((resolve) => {
    const socket = connect(Number(new URL(stack.url).port), '127.0.0.1', () => {
      socket.write(
        `POST /functions/v1/update-wiring-session HTTP/1.1\r\nhost: x\r\napikey: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      )
    })
    const watch = setInterval(async () => {
      if ((await first())?.survey_completed !== true) return
      clearInterval(watch)
      resolve()
    }, 5)
    socket.on('data', () => {})
    setTimeout(() => socket.destroy(), 3)
  })
  expect((await surveyed()).body).toMatchObject({ survey_completed: true, survey_data: survey })
})

test('the 61st update of an hour is a 429', async () => {
  const statuses = []
  for (let round = 0; round < 62; round += 1) statuses.push((await surveyed()).status)
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(statuses.slice(60)).toEqual([429, 429])
})
