import { isThrown } from '../src/score/score-switches.ts'
import type { Snapshot } from '../src/snapshot.ts'
import { type Pole, switches } from '../src/switches.ts'

/** Each claim with its quotes blanked, and the share of people for whom it is printed. */
export function printedShares(
  drafts: readonly Snapshot[],
  headlines: boolean,
): [text: string, share: number][] {
  const counts = new Map<string, number>()
  for (const { sentences } of drafts) {
    const texts = new Set(
      sentences
        .filter(({ kind, section }) => kind === 'claim' && (section === 'headline') === headlines)
        .map(({ text }) => text),
    )
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return [...counts]
    .map(([text, count]): [string, number] => [text, count / drafts.length])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

export function ruleShares(drafts: readonly Snapshot[]): [rule: string, share: number][] {
  const counts = new Map<string, number>()
  for (const { sentences } of drafts)
    for (const rule of new Set(sentences.filter(({ kind }) => kind === 'claim').map((each) => each.rule)))
      counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts]
    .map(([rule, count]): [string, number] => [rule, count / drafts.length])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

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
