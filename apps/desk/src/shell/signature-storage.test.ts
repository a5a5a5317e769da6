import { expect, test, vi } from 'vitest'
import { clearSignature, loadSignatures, markUndoing, storeSignature } from './signature-storage.ts'

const now = Date.parse('2026-11-25T10:00:00Z')
const signed = (map: string, seconds: number) => ({
  map,
  revision: 1,
  name: map,
  sentence: 'Mine.',
  until: new Date(now + seconds * 1_000).toISOString(),
})

function storage(kept: Record<string, string> = {}) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
}

const names = (at: number) => loadSignatures(at).map(({ map }) => map)

test('every signature that can be taken back is kept, the newest first, until its mail is out', () => {
  storage()
  storeSignature(signed('Bea', 20), now)
  storeSignature(signed('Oke', 40), now)
  storeSignature(signed('Delphine', 60), now)
  expect(names(now)).toEqual(['Delphine', 'Oke', 'Bea'])
  expect(names(now + 30_000)).toEqual(['Delphine', 'Oke'])
  clearSignature('Delphine', now)
  expect(names(now)).toEqual(['Oke', 'Bea'])
})

test('a map that is signed again is listed once, and what another version stored is no reason to fail', () => {
  storage()
  storeSignature(signed('Bea', 20), now)
  storeSignature({ ...signed('Bea', 60), revision: 2 }, now)
  expect(loadSignatures(now)).toMatchObject([{ map: 'Bea', revision: 2 }])
  storage({ 'desk.signed': '{"map":"x"' })
  expect(names(now)).toEqual([])
  storage({ 'desk.signed': JSON.stringify(signed('Bea', 20)) })
  expect(names(now)).toEqual([])
  const { sentence: _, ...older } = signed('Bea', 20)
  storage({ 'desk.signed': JSON.stringify([older]) })
  expect(loadSignatures(now)).toMatchObject([{ map: 'Bea', sentence: '' }])
})

test('an Undo that was not answered is known to the page that opens next, and only of its map', () => {
  storage()
  storeSignature(signed('Bea', 20), now)
  storeSignature(signed('Oke', 40), now)
  markUndoing('Bea', true, now)
  const undoing = () => loadSignatures(now).filter((each) => each.undoing)
  expect(undoing().map(({ map }) => map)).toEqual(['Bea'])
  storeSignature(signed('Bea', 60), now)
  expect(undoing()).toEqual([])
})
