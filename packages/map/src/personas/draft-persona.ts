import { draft } from '../draft.ts'
import type { MapInputs, PictureMeasure } from '../inputs.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Persona } from './persona.ts'

/** For tests. */
export const testEngine = {
  versions: { node: '24', icu: '77', sharp: '0.35', libvips: '8' },
  inputsHash: 'a'.repeat(64),
}

export const draftInputs = (inputs: MapInputs, pictures: readonly PictureMeasure[] = []): Snapshot =>
  draft(inputs, pictures, testEngine)

const cache = new Map<string, Snapshot>()

export function draftPersona({ id, inputs, pictures }: Persona): Snapshot {
  const snapshot = cache.get(id) ?? draftInputs(inputs, pictures)
  cache.set(id, snapshot)
  return snapshot
}
