import { expect, test } from 'vitest'
import { oneSessionPerTest } from '../testing/one-session.ts'

const session = oneSessionPerTest('hand-over')

const handOver = (answers: unknown) => session.invoke('hand-over-answers', { sessionId: session.id, answers })

test('half a survey is handed over, read under the link, and finishes no step', async () => {
  const { status, body } = await handOver({ 0: 2, 1: '  A poster. ', 2: 0 })
  expect(status).toBe(200)
  expect(body).toMatchObject({ survey_completed: false, survey_draft: { 0: 2, 1: 'A poster.', 2: 0 } })
  expect(await session.row()).toMatchObject({
    survey_completed: false,
    survey_data: null,
    survey_draft: { 0: 2, 1: 'A poster.', 2: 0 },
  })
})

test.each([
  [{}],
  [[]],
  ['x'],
  [null],
  [{ 10: 1 }],
  [{ 0: 4 }],
  [{ 0: 'a' }],
  [{ 1: '  ' }],
  [{ 1: 'a'.repeat(2_001) }],
  [{ email: 'x@y.example' }],
])('%j is refused', async (answers) => {
  expect((await handOver(answers)).body).toMatchObject({ code: 'invalid' })
  expect(await session.row()).toMatchObject({ survey_draft: null })
})

test('an unknown session is answered as a malformed one', async () => {
  for (const sessionId of ['abc', '00000000-0000-4000-8000-000000000000'])
    expect((await session.invoke('hand-over-answers', { sessionId, answers: { 0: 1 } })).body).toMatchObject({
      code: 'not_found',
    })
})

test('sent at once with the whole survey, the half never outlives it', async () => {
  await Promise.all([handOver({ 0: 1 }), session.saveSurvey(), handOver({ 0: 2 })])
  expect(await session.row()).toMatchObject({ survey_completed: true, survey_draft: null })
})
