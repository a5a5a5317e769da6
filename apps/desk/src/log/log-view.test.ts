import { expect, test } from 'vitest'
import { detailText, logPath, readLogView } from './log-view.ts'

const id = '0f0f0f0f-1111-2222-3333-444444444444'

test('a view is the same after a round trip through its URL', () => {
  const views = [
    { operator_id: null, action: null, before: null },
    { operator_id: id, action: 'sign_in', before: { at: '2026-11-22T14:00:00.123456Z', event_id: 12 } },
  ]
  for (const view of views) {
    const query = Object.fromEntries(new URL(logPath(view), 'http://desk.example').searchParams)
    expect(readLogView(query)).toEqual(view)
  }
})

test('invalid parameters are ignored, and the rest is kept', () => {
  const given = { operator: `${id}'--`, action: 'sign_in', before: 'yesterday_x', more: '1' }
  expect(readLogView(given)).toEqual({ operator_id: null, action: 'sign_in', before: null })
  expect(readLogView({ action: ['a', 'b'], operator: '', before: '2026-11-22T14:00:00Z_-1' })).toEqual({
    operator_id: null,
    action: null,
    before: null,
  })
})

test('details are formatted as text', () => {
  expect(detailText({ factor: 'passkey', rows: 12, filter: { state: 'care' } })).toBe(
    'factor passkey · rows 12 · filter {"state":"care"}',
  )
  expect(detailText({})).toBe('')
})
