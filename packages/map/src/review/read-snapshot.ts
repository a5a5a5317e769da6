import { type Snapshot, snapshotSchema } from '../snapshot.ts'

/** A stored snapshot. Written by our own worker: only what its readers are chosen by is looked at. */
export function readSnapshot(given: unknown): Snapshot | null {
  const whole =
    typeof given === 'object' &&
    given !== null &&
    'schema' in given &&
    given.schema === snapshotSchema &&
    'sentences' in given &&
    Array.isArray(given.sentences)
  return whole ? (given as Snapshot) : null
}
