import { beforeEach, expect, test, vi } from 'vitest'
import type { postAction } from '../desk-api/post-action.ts'
import { keepPressed, readPressed, settlePressed } from './pressed-signature.ts'

const sentence = 'Mine.'
const at = Date.parse('2026-11-25T10:00:00Z')
const until = '2026-11-25T10:01:00Z'
const press = {
  name: 'Bea',
  input: {
    map_id: 'bea',
    expected_state: 'in_review' as const,
    expected_revision: 0,
    expected_edits: 2,
    sentence,
  },
  at,
  isSent: false,
  problem: null,
}
const signed = { status: 'signed', revision: 1, undo_until: until }
const unavailable = { status: 'unavailable' }
const open = { status: 'ok', revision: 0, undo_until: null, published: null }
const openSigned = { status: 'ok', revision: 1, undo_until: until, published: { signer_sentence: sentence } }

let posted: string[] = []
const answering = (...answers: readonly object[]) => {
  posted = []
  const left = [...answers]
  return (async (action: string) => {
    posted.push(action)
    return left.shift()
  }) as typeof postAction
}

beforeEach(() => {
  const kept: Record<string, string> = {}
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
})

const settledAfter = (seconds: number, sent: boolean, ...answers: readonly object[]) =>
  settlePressed({ ...press, isSent: sent }, answering(...answers), () => at + seconds * 1_000)

test('a press is sent once: the page that opens before its answer asks, and signs nothing', async () => {
  expect(await settledAfter(0.1, false, signed)).toEqual({ revision: 1, until })
  expect(posted).toEqual(['sign'])
  expect(readPressed()).toMatchObject({ isSent: true })
  expect(await settledAfter(0.2, true, openSigned)).toEqual({ revision: 1, until })
  expect(posted).toEqual(['open_review'])
})

test('a press of long ago is not sent', async () => {
  expect(await settledAfter(16, false)).toEqual({ problem: 'Not signed: the desk did not come in time.' })
  expect(posted).toEqual([])
})

test('a refusal is said with its reason; where none came, nobody says that it is not signed before it is certain', async () => {
  expect(await settledAfter(0.1, false, { status: 'overtaken' })).toEqual({
    problem: 'Not signed: another window saved an edit first. Read it, then try again.',
  })
  expect(await settledAfter(0.1, false, unavailable, openSigned)).toEqual({ revision: 1, until })
  expect(await settledAfter(0.1, false, unavailable, open)).toBe('unknown')
  expect(await settledAfter(26, true, open)).toEqual({ problem: 'Not signed: the desk did not answer.' })
  expect(await settledAfter(26, true, unavailable)).toMatchObject({
    problem: expect.stringContaining('It is not known'),
  })
  const byOther = { ...openSigned, published: { signer_sentence: 'Another.' } }
  expect(await settledAfter(26, true, byOther)).toHaveProperty('problem')
  expect(await settledAfter(0.1, true, { status: 'signed_out' })).toMatchObject({
    problem: expect.stringContaining('signed out'),
  })
})

test('what another version kept is no press', () => {
  keepPressed(press)
  expect(readPressed()).toEqual(press)
  sessionStorage.setItem('desk.pressed', '{"name":')
  expect(readPressed()).toBeNull()
  sessionStorage.setItem('desk.pressed', JSON.stringify({ name: 'Bea' }))
  expect(readPressed()).toBeNull()
})
