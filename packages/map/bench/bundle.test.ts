import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { draft } from '../src/draft.ts'
import { ines } from '../src/personas/ines.ts'
import { drafted } from '../tests/drafts.ts'
import { brotliBytes, bundledDraft } from './bundle.ts'

const engine = { versions: { node: '24', icu: '77', sharp: '0.35', libvips: '8' }, inputsHash: 'hash' }

test('the bundle is at most 40 KB with brotli, and drafts the same bytes without Node', async () => {
  const code = await bundledDraft()
  expect(brotliBytes(code)).toBeLessThanOrEqual(40_960)
  expect(code).not.toMatch(/\brequire\(|["'`]node:/)
  const context = createContext({ TextEncoder })
  const bundled = runInContext(`${code};map.draft`, context) as typeof draft
  const snapshot = bundled(structuredClone(ines.inputs), structuredClone(ines.pictures), engine)
  expect(JSON.stringify(snapshot)).toBe(JSON.stringify(drafted(ines.inputs, ines.pictures)))
})
