import { randomUUID } from 'node:crypto'
import {
  elapsedHeader,
  honeypotHeader,
  idempotencyHeader,
  privacyVersionHeader,
} from '@wiring/contract/headers'
import { invoke, newSession, survey, tinyPng } from '@wiring/local/testing/calls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hostile, inTurns, variants } from '../testing/hostile-values.ts'
import { queryRows, stackPerWorker } from '../testing/local-stack.ts'

const stack = stackPerWorker()

const secret = 'a'.repeat(64)
const email = 'somebody@x.example'
const profile = { thinking_style: 'visual', strengths: ['a', 'b'], self_description: 'c' }
const picture = { name: 'a.png', type: 'image/png', size: tinyPng.length, url: 'http://x.example/a.png' }

/** One valid body of each kind that a visitor's or an applicant's browser sends. */
const bodies = (sessionId: string): [name: string, body: object][] => [
  ['wiring-session-signup', { email }],
  ['waitlist-signup', { email }],
  ['session-address', { action: 'change', sessionId, email }],
  ['send-session-link', { sessionId }],
  ['hand-over-answers', { sessionId, answers: { 0: 1, 1: 'A poster.' } }],
  ['send-map-again', { sessionId }],
  ['delete-session', { action: 'show', token: secret }],
  ['delete-session', { action: 'delete', mapSecret: secret }],
  ['map-picture', { mapSecret: secret, number: 1 }],
  ['delete-session', { action: 'delete', sessionId: randomUUID() }],
  ['note-unknown-id', {}],
  ...[
    { survey_completed: true, survey_data: survey },
    { json_submitted: true, json_profile: profile },
    { image_uploads_completed: true, image_urls: [picture] },
    { image_uploads_completed: true, image_urls: ['http://x.example/a.png'] },
    { submitter_name: 'Maya', completed: true },
  ].map((updateData): [string, object] => ['update-wiring-session', { sessionId, updateData }]),
]

// The stack is used by other tests.
beforeEach(async () => {
  await queryRows(
    stack(),
    'create table private.kept_limits as select name, max_hits from private.rate_limits',
  )
  await queryRows(stack(), 'update private.rate_limits set max_hits = 1000000')
})
afterEach(async () => {
  await queryRows(
    stack(),
    'update private.rate_limits l set max_hits = k.max_hits from private.kept_limits k where k.name = l.name',
  )
  await queryRows(stack(), 'drop table private.kept_limits')
})

/** A limit would answer before the input is read. */
const isRead = (status: number) => status < 500 && status !== 429

const whole = ['', '{', '[]', 'null', '"\\ud800"', '\u0000', '{"email":"a\\u0000@x.example"}', '1e999']

test('every function answers hostile bodies without a failure', { timeout: 900_000 }, async () => {
  const sessionId = await newSession(stack())
  const calls = bodies(sessionId).flatMap(([name, valid]) =>
    [...whole, ...hostile, ...variants(valid)].map((body) => ({ name, body })),
  )
  expect(calls.length).toBeGreaterThan(1_000)
  await inTurns(calls, async ({ name, body }) => {
    const { status } = await invoke(stack(), name, body)
    expect({ name, body, status, isRead: isRead(status) }).toEqual({ name, body, status, isRead: true })
  })
})

test('every function answers hostile headers without a failure', { timeout: 360_000 }, async () => {
  const sessionId = await newSession(stack())
  const values = ['\u00ff', '%00', '-1', '1e9', '9'.repeat(400), '2026-99-99', 'a.b.c', randomUUID(), ', ,']
  const headers = [idempotencyHeader, elapsedHeader, honeypotHeader, privacyVersionHeader]
  const more = ['x-forwarded-for', 'x-client-ip', 'x-client-ip-signature', 'content-type', 'accept-language']
  const calls = bodies(sessionId).flatMap(([name, body]) =>
    [...headers, ...more].flatMap((header) => values.map((value) => ({ name, body, header, value }))),
  )
  await inTurns(calls, async ({ name, body, header, value }) => {
    const { status } = await invoke(stack(), name, body, { headers: { [header]: value } })
    expect({ name, header, value, isRead: isRead(status) }).toEqual({ name, header, value, isRead: true })
  })
})
