import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BackupTarget } from '../target.ts'
import { objectKeeper } from './keep-objects.ts'
import { objectName } from './recovery-files.ts'

const picture = { bucket: 'wiring-images', name: 'a/image-1-0.png', updatedAt: 'now', type: 'image/png' }

/** Of one picture, which storage gives or not. */
function stack() {
  const state = { isStored: true, answers: false, onDownload: () => {} }
  const rows = async (sql: string) => {
    if (sql.startsWith('select')) return [{ now: '2026-11-26T12:00:00Z' }]
    return sql.startsWith('fetch') && state.isStored ? [picture] : []
  }
  const download = async () => {
    state.onDownload()
    return state.answers
      ? { data: new Blob(['bytes']), error: null }
      : { data: null, error: new Error('503') }
  }
  return {
    state,
    target: {
      database: { transaction: (work: (transaction: object) => unknown) => work({ rows }) },
      storage: { storage: { from: () => ({ download }) } },
    } as unknown as BackupTarget,
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'objects-'))

test('while storage does not give what is stored, nothing counts as recorded, and the next turn has it', async () => {
  const { state, target } = stack()
  const folder = newFolder()
  const keep = objectKeeper(target, folder, [])
  await expect(keep('-infinity')).rejects.toThrow(`${picture.bucket}/${picture.name} cannot be read`)
  state.answers = true
  expect(await keep('-infinity')).toBe('2026-11-26T12:00:00Z')
  expect(readdirSync(folder)).toEqual([expect.stringContaining(objectName(picture))])
})

test('what was deleted while it was to be read is not missed', async () => {
  const { state, target } = stack()
  state.onDownload = () => {
    state.isStored = false
  }
  expect(await objectKeeper(target, newFolder(), [])('-infinity')).toBe('2026-11-26T12:00:00Z')
})
