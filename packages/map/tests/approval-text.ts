import { circuitNames } from '../src/circuits/known-circuits.ts'
import { fillSlots } from '../src/slots.ts'
import type { Snapshot } from '../src/snapshot.ts'

const levels = { set: '!', leans: '', middle: 'm', both: 'B', none: '-' }

export function approvalText(snapshot: Snapshot): string {
  const sources = new Map(snapshot.evidence.map(({ id, source }) => [id, source]))
  const switches = snapshot.switches.map(({ id, z, state, strength }) =>
    `${id} ${z.toFixed(2)}${levels[state]} ${strength ?? 'no reading'}`.trim(),
  )
  const sentences = snapshot.sentences.map((sentence, index) => {
    const before = snapshot.sentences[index - 1]
    const heading = before?.section === sentence.section ? '' : `\n## ${sentence.section}\n`
    const from = [...new Set(sentence.evidence.map((id) => sources.get(id)))].join(' ')
    const marks = sentence.kind === 'claim' ? ` [${from}]` : ''
    return `${heading}${sentence.id} ${fillSlots(sentence)}${marks}`
  })
  return `${[circuitNames[snapshot.circuit.id], switches.join(' · '), ...sentences].join('\n')}\n`
}
