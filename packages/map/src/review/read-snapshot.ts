import { type Snapshot, snapshotSchema } from '../snapshot.ts'

/** Our worker wrote it: only what renderers are chosen by is checked. */
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
