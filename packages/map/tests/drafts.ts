import { draft } from '../src/draft.ts'
import type { MapInputs, PictureMeasure } from '../src/inputs.ts'
import type { Persona } from '../src/personas/persona.ts'
import type { Snapshot } from '../src/snapshot.ts'

const engine = { versions: { node: '24', icu: '77', sharp: '0.35', libvips: '8' }, inputsHash: 'hash' }

export const drafted = (inputs: MapInputs, pictures: readonly PictureMeasure[] = []): Snapshot =>
  draft(inputs, pictures, engine)

const cache = new Map<string, Snapshot>()

export function draftOf({ id, inputs, pictures }: Persona): Snapshot {
  const snapshot = cache.get(id) ?? drafted(inputs, pictures)
  cache.set(id, snapshot)
  return snapshot
}

export const readingOf = ({ switches, circuit, friction }: Snapshot) => ({
  switches: switches.map(({ id, z, state, strength }) => ({ id, z, state, strength })),
  circuit,
  friction: friction.map(({ id, weight, state }) => ({ id, weight, state })),
})
