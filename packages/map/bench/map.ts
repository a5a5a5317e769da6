/** `npm run bench:map`: writes `tables.txt` and `claims.txt`; prints what is read truly, times and sizes. */
import { writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import type { Persona } from '../src/specimen/persona.ts'
import { truthTable } from '../tests/truth/truth-table.ts'
import { brotliBytes, bundled, type bundles } from './bundle.ts'
import { missedFindings, writeClaimsTable } from './judged-claims/claims-table.ts'
import { megabyteProfile } from './megabyte-profile.ts'
import { measure, tables } from './tables.ts'

const rounds = 20
const budget = 50

const timed = [
  ...personas.filter(({ group }) => group === 'specimen' || group === 'hostile'),
  { id: 'one megabyte of prose', inputs: megabyteProfile(), pictures: [] },
]

function milliseconds({ inputs, pictures }: Pick<Persona, 'inputs' | 'pictures'>): number[] {
  return Array.from({ length: rounds }, () => {
    const start = performance.now()
    draftInputs(inputs, pictures)
    return performance.now() - start
  })
}

const text = tables(measure())
writeFileSync(new URL('tables.txt', import.meta.url), text)
console.log(text)
console.log(writeClaimsTable())
console.log(missedFindings().join('\n'))
console.log(truthTable())

for (const each of timed) {
  const times = milliseconds(each)
  const [first = 0] = times
  const [median = 0, most = 0] = [rounds / 2, rounds - 1].map(
    (index) => times.toSorted((a, b) => a - b)[index],
  )
  if (median > budget) process.exitCode = 1
  console.log(
    `draft of ${each.id}: first ${first.toFixed(1)} ms, median ${median.toFixed(1)} ms, ` +
      `most ${most.toFixed(1)} ms${median > budget ? `: over the budget of ${budget} ms` : ''}`,
  )
}
for (const name of ['browser', 'draft'] as const satisfies (keyof typeof bundles)[])
  console.log(`bundle, ${name}: ${(brotliBytes(await bundled(name)) / 1024).toFixed(1)} KB with brotli`)
