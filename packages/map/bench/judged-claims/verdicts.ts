import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fillSlots } from '../../src/slots.ts'
import type { Snapshot } from '../../src/snapshot.ts'

export const verdicts = ['true', 'does not follow', 'false', 'nonsense', 'filler'] as const
export type Verdict = (typeof verdicts)[number] | 'not judged'

const fileOf = (person: string) => new URL(`verdicts/${person}.txt`, import.meta.url)

/** Those with a number on the page. */
export const numberedTexts = ({ sentences }: Pick<Snapshot, 'sentences'>): string[] =>
  sentences.filter(({ kind }) => kind !== 'note').map(fillSlots)

/** Of all models so far, by hand: `false | You work alone …`. */
export function judgedTexts(person: string): Map<string, Verdict> {
  const file = fileOf(person)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Map(
    lines.filter(Boolean).map((line): [string, Verdict] => {
      const [verdict = '', ...text] = line.split(' | ')
      return [text.join(' | '), verdicts.find((each) => each === verdict) ?? 'not judged']
    }),
  )
}

/** New sentences are written down for a person to judge. */
export function writeUnjudged(person: string, texts: readonly string[]): void {
  const judged = judgedTexts(person)
  for (const text of texts) if (!judged.has(text)) judged.set(text, 'not judged')
  const lines = [...judged].map(([text, verdict]) => `${verdict} | ${text}\n`)
  writeFileSync(fileOf(person), lines.join(''))
}
