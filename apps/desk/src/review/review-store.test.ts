import type { Edit, EditOp } from '@wiring/contract/desk/edits'
import type { OpenedReview } from '@wiring/contract/desk/review'
import { draft } from '@wiring/map/draft'
import { ines } from '@wiring/map/specimen'
import { maxDeskBody } from '@wiring/session/limits'
import { expect, test } from 'vitest'
import type { postAction } from '../desk-api/post-action.ts'
import { ReviewStore } from './review-store.ts'

const snapshot = draft(ines.inputs, ines.pictures, {
  versions: { node: '24', icu: '77', sharp: '0.35', libvips: '8' },
  inputsHash: 'hash',
})
const opened = {
  map_id: 'id',
  state: 'in_review',
  revision: 0,
  edits: [],
  claim: { by: 'Mara', mine: true, until: '' },
} as unknown as OpenedReview

const keep = { kind: 'keep', sentence: 'S2' } as const
const drop = { kind: 'drop', sentence: 'S5' } as const
const stored = (n: number, op: Edit['op'], by = 'Mara'): Edit => ({ n, at: '2026-11-22T10:00:00Z', by, op })

function desk(...answers: object[]) {
  const asked: Record<string, unknown>[] = []
  const ask = (async (_action: string, input: Record<string, unknown>) => {
    asked.push(input)
    return answers.shift() ?? { status: 'unavailable' }
  }) as unknown as typeof postAction
  return { store: new ReviewStore('Mara', snapshot, opened, ask), asked }
}

const waitForIdle = (store: ReviewStore) =>
  expect.poll(() => store.read()).toMatchObject({ saving: 'idle', pending: [] })

test('edits are shown at once; those made while one is saved are saved together, on top of it', async () => {
  const restore = { kind: 'restore', sentence: 'S5' } as const
  const { store, asked } = desk(
    { status: 'ok', edits: [stored(1, keep)] },
    { status: 'ok', edits: [stored(1, keep), stored(2, drop), stored(3, restore)] },
  )
  expect(store.edit(keep)).toBeNull()
  expect(store.edit(drop)).toBeNull()
  expect(store.edit(restore)).toBeNull()
  expect(store.edits().map(({ n, op }) => [n, op.kind])).toEqual([
    [1, 'keep'],
    [2, 'drop'],
    [3, 'restore'],
  ])
  await waitForIdle(store)
  expect(asked.map(({ expected_edits, op }) => [expected_edits, op])).toEqual([
    [0, [keep]],
    [1, [drop, restore]],
  ])
  expect(store.read().savedAt).not.toBeNull()
})

test('an invalid edit is refused before it is sent', () => {
  const { store, asked } = desk()
  expect(store.edit({ kind: 'edit', sentence: 'S2', text: '   ' })).toBe('A sentence needs words.')
  expect(asked).toEqual([])
})

test('an edit without an answer is retried', async () => {
  const { store, asked } = desk({ status: 'unavailable' }, { status: 'ok', edits: [stored(1, keep)] })
  store.edit(keep)
  await expect.poll(() => store.read().saving).toBe('retrying')
  store.retry()
  await waitForIdle(store)
  expect(asked).toHaveLength(2)
  expect(store.read().unsaved).toEqual([])
})

test('an edit whose answer was lost is not saved twice', async () => {
  const { store } = desk({ status: 'overtaken', edits: [stored(1, { ...keep })] })
  store.edit(keep)
  await waitForIdle(store)
  expect(store.read()).toMatchObject({ trouble: null, unsaved: [] })
})

test('several edits whose answer was lost are not saved twice, and what the desk left away is sent again', async () => {
  const note = { kind: 'note', text: 'One' } as const
  const { store, asked } = desk(
    { status: 'ok', edits: [stored(1, keep)] },
    { status: 'overtaken', edits: [stored(1, keep), stored(2, drop)] },
    { status: 'invalid', problem: 'Not so.' },
  )
  for (const op of [keep, drop, note]) expect(store.edit(op)).toBeNull()
  await waitForIdle(store)
  expect(asked.map(({ op }) => op)).toEqual([[keep], [drop, note], [note]])
  expect(store.read()).toMatchObject({ unsaved: [note], trouble: { kind: 'invalid', text: 'Not so.' } })
})

test('many long edits are sent in requests that the desk still reads', async () => {
  const long = Array.from(
    { length: 60 },
    () => ({ kind: 'edit', sentence: 'S2', text: '\u{10000}'.repeat(300) }) as const,
  )
  const saved = long.map((op, index) => stored(index + 1, op))
  const { store, asked } = desk(
    ...long.map((_, index) => ({ status: 'ok', edits: saved.slice(0, index + 1) })),
  )
  for (const op of long) expect(store.edit(op)).toBeNull()
  await waitForIdle(store)
  for (const request of asked) expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(maxDeskBody)
  expect(store.read().edits).toHaveLength(60)
})

test('an edit that another window overtook stays unsaved until the operator decides', async () => {
  const first = stored(1, drop)
  const { store } = desk(
    { status: 'overtaken', edits: [first] },
    { status: 'ok', edits: [first, stored(2, keep)] },
  )
  store.edit(keep)
  await waitForIdle(store)
  expect(store.read()).toMatchObject({ edits: [first], unsaved: [keep], trouble: { kind: 'overtaken' } })
  expect(store.saveUnsaved()).toBeNull()
  await waitForIdle(store)
  expect(store.read().edits).toHaveLength(2)
})

test('a lost claim ends the editing and keeps what was not saved', async () => {
  const { store } = desk({ status: 'claimed', by: 'Tom' })
  store.edit(keep)
  store.edit(drop)
  await waitForIdle(store)
  expect(store.mayEdit()).toBe(false)
  expect(store.read()).toMatchObject({ trouble: { kind: 'claimed', by: 'Tom' }, unsaved: [keep, drop] })
})

test('while signed out nothing is sent until a retry', async () => {
  const { store, asked } = desk({ status: 'signed_out' }, { status: 'ok', edits: [stored(1, keep)] })
  store.edit(keep)
  await expect.poll(() => store.read().trouble).toEqual({ kind: 'signed_out' })
  expect(store.read().pending).toEqual([keep])
  store.retry()
  await waitForIdle(store)
  expect(asked).toHaveLength(2)
})

test('edits that are made together are sent in one request; one that is invalid stops them all', async () => {
  const both: EditOp[] = [keep, { kind: 'keep', sentence: 'S3' }]
  const { store, asked } = desk({ status: 'ok', edits: both.map((op, index) => stored(index + 1, op)) })
  expect(store.editAll([keep, { kind: 'keep', sentence: 'S999' }])).toBe('There is no such sentence.')
  expect(store.read().pending).toEqual([])
  expect(store.editAll(both)).toBeNull()
  await waitForIdle(store)
  expect(asked.map(({ op }) => op)).toEqual([both])
  expect(store.read().edits).toHaveLength(2)
})
