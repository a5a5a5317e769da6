import { type Snapshot, snapshotSchema } from '../snapshot.ts'

/** Checks little: our own worker wrote it. */
export function readSnapshot(given: unknown): Snapshot | null {
  const isSnapshot =
    typeof given === 'object' &&
    given !== null &&
    'schema' in given &&
    given.schema === snapshotSchema &&
    'sentences' in given &&
    Array.isArray(given.sentences)
  return isSnapshot ? (given as Snapshot) : null
}
