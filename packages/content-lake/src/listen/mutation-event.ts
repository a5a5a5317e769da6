import type { Commit, CommittedChange } from '../store/lake.ts'

export interface ListenOptions {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
}

export type Transition = 'appear' | 'update' | 'disappear'

export function mutationEvent(
  commit: Commit,
  change: CommittedChange,
  place: { current: number; total: number },
  transition: Transition,
  options: ListenOptions,
) {
  return {
    eventId: `${commit.id}#${change.id}`,
    documentId: change.id,
    transactionId: commit.id,
    transition,
    identity: commit.author,
    ...(options.includeMutations ? { mutations: change.mutations } : {}),
    ...(options.includePreviousRevision ? { previous: change.before } : {}),
    ...(change.before ? { previousRev: change.before._rev } : {}),
    ...(options.includeResult && change.after ? { result: change.after } : {}),
    resultRev: commit.id,
    ...(options.includeEffects ? { effects: change.effects } : {}),
    timestamp: commit.at,
    visibility: 'query',
    transactionCurrentEvent: place.current,
    transactionTotalEvents: place.total,
  }
}
