import type { SentenceChange } from '@wiring/map/review/compare-sentences'
import { revisionTag, type Sentence } from '@wiring/map/snapshot'

export interface SignedBefore {
  revision: number
  sentences: readonly Sentence[]
}

const labels = { new: 'New', changed: 'Changed', gone: 'Gone' } as const

export const changeText = ({ kind }: SentenceChange, { revision }: SignedBefore): string =>
  `${labels[kind]} since ${revisionTag(revision)}`

export function changesText(
  changes: readonly SentenceChange[],
  { revision }: SignedBefore,
  next: number,
): string {
  const counts = (['new', 'changed', 'gone'] as const)
    .map((kind) => [kind, changes.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
  return `${revisionTag(next)} against ${revisionTag(revision)}: ${counts.join(', ') || 'nothing changed yet'}.`
}
