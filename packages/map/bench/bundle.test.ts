import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { draftPersona, testEngine } from '../fixtures/personas/draft-persona.ts'
import type { draft } from '../src/draft.ts'
import { ines } from '../src/specimen/ines.ts'
import { brotliBytes, bundled } from './bundle.ts'

test('what a browser loads of the engine is at most 76 KB with brotli, and needs no Node', async () => {
  const code = await bundled('browser')
  expect(brotliBytes(code)).toBeLessThanOrEqual(77_824)
  expect(code).not.toMatch(/\brequire\(|["'`]node:/)
})

test('all of it is at most 102 KB with brotli, and drafts the same bytes without Node', async () => {
  const code = await bundled('draft')
  expect(brotliBytes(code)).toBeLessThanOrEqual(104_448)
  expect(code).not.toMatch(/\brequire\(|["'`]node:/)
  const context = createContext({ TextEncoder })
  const drafted = runInContext(`${code};map.draft`, context) as typeof draft
  const snapshot = drafted(structuredClone(ines.inputs), structuredClone(ines.pictures), testEngine)
  expect(JSON.stringify(snapshot)).toBe(JSON.stringify(draftPersona(ines)))
})
