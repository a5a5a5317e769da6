import { expect, test } from 'vitest'
import { savedState } from './saved-state.ts'

const now = Date.parse('2026-11-25T10:00:00Z')
const saved = { saving: 'idle', savedAt: now - 16_000, pending: [], unsaved: [] } as const
const keep = { kind: 'keep', sentence: 'S2' } as const

test('the foot says "Saved" only when nothing is left', () => {
  expect(savedState(saved, now).text).toBe('Saved 16 s ago')
  expect(savedState({ ...saved, savedAt: null }, now).text).toBe('')
  expect(savedState({ ...saved, saving: 'saving', pending: [keep] }, now).text).toBe('Saving')
  for (const left of [
    { pending: [keep] },
    { unsaved: [keep] },
    { saving: 'retrying' as const, pending: [keep] },
  ])
    expect(savedState({ ...saved, ...left }, now)).toEqual({ text: 'Not saved', tone: 'retrying' })
})
