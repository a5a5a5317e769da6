import { isThrown } from '../src/score/score-switches.ts'
import type { Sentence, Snapshot } from '../src/snapshot.ts'
import { type Pole, switches } from '../src/switches.ts'

function sharesOf(
  drafts: readonly Snapshot[],
  keysOf: (claims: Sentence[]) => string[],
): [key: string, share: number][] {
  const counts = new Map<string, number>()
  for (const { sentences } of drafts)
    for (const key of new Set(keysOf(sentences.filter(({ kind }) => kind === 'claim'))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts]
    .map(([key, count]): [string, number] => [key, count / drafts.length])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

export const claimShares = (drafts: readonly Snapshot[], headlines: boolean) =>
  sharesOf(drafts, (claims) =>
    claims
      // An experiment and a question say nothing of her, and have her own words in them.
      .filter(({ section }) => section !== 'experiment' && section !== 'questions')
      .filter(({ section }) => (section === 'headline') === headlines)
      .map(({ text }) => text),
  )

export const ruleShares = (drafts: readonly Snapshot[]) =>
  sharesOf(drafts, (claims) => claims.map(({ rule }) => rule))

export function poleShares(drafts: readonly Snapshot[]): Map<Pole, number> {
  const share = (index: number, sign: number) =>
    drafts.filter(({ switches: readings }) => {
      const reading = readings[index]
      return reading !== undefined && isThrown(reading) && Math.sign(reading.z) === sign
    }).length / drafts.length
  return new Map(
    switches.flatMap(({ left, right }, index): [Pole, number][] => [
      [left, share(index, -1)],
      [right, share(index, 1)],
    ]),
  )
}
