/** `npm run bench:pdf` */
import { performance } from 'node:perf_hooks'
import { draftPersona } from '@wiring/map/draft-persona'
import { personas } from '@wiring/map/personas'
import { drawMap } from '../src/pdf/draw-map.ts'

const rounds = 9
const budget = { milliseconds: 500, bytes: 160_000 }

for (const persona of personas) {
  const snapshot = draftPersona(persona)
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    bytes = (await drawMap(snapshot, null)).byteLength
    times.push(performance.now() - start)
  }
  const first = times[0] ?? 0
  const [median = 0, most = 0] = [4, 8].map((index) => times.toSorted((a, b) => a - b)[index])
  const holds = median <= budget.milliseconds && bytes <= budget.bytes
  if (!holds) process.exitCode = 1
  console.log(
    `PDF of ${persona.id}: first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms, most ${most.toFixed(0)} ms, ` +
      `${(bytes / 1000).toFixed(1)} KB${holds ? '' : ': over the budget'}`,
  )
}
