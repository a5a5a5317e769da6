import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { draftInputs } from '../fixtures/personas/draft-persona.ts'
import { personas } from '../fixtures/personas/personas.ts'
import { lexiconHash } from '../src/lexicon/lexicon-hash.generated.ts'
import type { Snapshot } from '../src/snapshot.ts'
import { judgedPeople } from './judged-claims/judged-people.ts'
import { consistentPeople, randomPeople } from './simulated-people.ts'

const file = new URL('model-fingerprints.txt', import.meta.url)

/** What a model decides; the number itself may not count. */
const decided = ({ model: _, ...snapshot }: Snapshot) => snapshot

/**
 * SHA-256 of the maps of all invented people and of the lexicon: other weights, rules, words or texts give
 * another one, a comment or a rewritten function does not.
 */
export function modelFingerprint(): string {
  const hash = createHash('sha256').update(lexiconHash)
  const people = [
    ...[...personas, ...judgedPeople],
    ...[...consistentPeople(200), ...randomPeople(200)].map((inputs) => ({ inputs, pictures: [] })),
  ]
  for (const { inputs, pictures } of people)
    hash.update(JSON.stringify(decided(draftInputs(inputs, pictures))))
  return hash.digest('hex')
}

/** By model number. */
export function storedFingerprints(): Map<string, string> {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return new Map(lines.map((line) => line.split(' ') as [string, string]))
}

export function storeFingerprint(model: string, fingerprint: string): void {
  const lines = new Map(storedFingerprints()).set(model, fingerprint)
  writeFileSync(file, `${[...lines].map((line) => line.join(' ')).join('\n')}\n`)
}
