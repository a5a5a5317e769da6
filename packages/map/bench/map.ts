/**
 * `npm run bench:map`: writes the distribution tables, prints the time of a draft and the size of the bundle.
 * A test compares the committed tables.
 */
import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { draft } from '../src/draft.ts'
import { personas } from '../src/personas/personas.ts'
import { brotliBytes, bundledDraft } from './bundle.ts'
import { measure, tables } from './tables.ts'

const engine = { versions: { node: process.versions.node, icu: '', sharp: '', libvips: '' }, inputsHash: '' }
const rounds = 20

function milliseconds(id: string): number[] {
  const persona = personas.find((each) => each.id === id)
  if (persona === undefined) throw new Error(`There is no persona ${id}.`)
  return Array.from({ length: rounds }, () => {
    const start = performance.now()
    draft(persona.inputs, persona.pictures, engine)
    return performance.now() - start
  }).sort((a, b) => a - b)
}

const text = tables(measure())
writeFileSync(new URL('tables.txt', import.meta.url), text)
console.log(text)

for (const { id } of personas.filter(({ group }) => group === 'specimen' || group === 'hostile')) {
  const times = milliseconds(id)
  console.log(
    `draft of ${id}: median ${times[rounds / 2]?.toFixed(1)} ms, most ${times.at(-1)?.toFixed(1)} ms`,
  )
}
console.log(`bundle: ${(brotliBytes(await bundledDraft()) / 1024).toFixed(1)} KB with brotli`)
