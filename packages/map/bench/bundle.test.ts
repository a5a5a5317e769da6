import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { draftPersona, testEngine } from '../fixtures/personas/draft-persona.ts'
import type { draft } from '../src/draft.ts'
import { ines } from '../src/specimen/ines.ts'
import { brotliBytes, bundledDraft } from './bundle.ts'

test('the bundle is at most 80 KB with brotli, and drafts the same bytes without Node', async () => {
  const code = await bundledDraft()
  expect(brotliBytes(code)).toBeLessThanOrEqual(81_920)
  expect(code).not.toMatch(/\brequire\(|["'`]node:/)
  const context = createContext({ TextEncoder })
  const bundled = runInContext(`${code};map.draft`, context) as typeof draft
  const snapshot = bundled(structuredClone(ines.inputs), structuredClone(ines.pictures), testEngine)
  expect(JSON.stringify(snapshot)).toBe(JSON.stringify(draftPersona(ines)))
})
