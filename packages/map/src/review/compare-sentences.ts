import { fillSlots } from '../slots.ts'
import type { Sentence } from '../snapshot.ts'

export type SentenceChange = { kind: 'new' } | { kind: 'changed' | 'gone'; was: string }

/** By sentence id; what is printed as before has no entry. Notes of the studio keep their ids, too. */
export function compareSentences(
  older: readonly Sentence[],
  newer: readonly Sentence[],
): Map<string, SentenceChange> {
  const printed = (sentences: readonly Sentence[]) =>
    new Map(sentences.map((sentence) => [sentence.id, fillSlots(sentence)]))
  const [before, now] = [printed(older), printed(newer)]
  const changes = new Map<string, SentenceChange>()
  for (const [id, was] of before) {
    const text = now.get(id)
    if (text === undefined) changes.set(id, { kind: 'gone', was })
    else if (text !== was) changes.set(id, { kind: 'changed', was })
  }
  for (const id of now.keys()) if (!before.has(id)) changes.set(id, { kind: 'new' })
  return changes
}
