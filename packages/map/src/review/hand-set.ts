import type { SwitchPosition } from '@wiring/session/desk/edits'
import { knownCircuits } from '../circuits/known-circuits.ts'
import { isThrown } from '../score/score-switches.ts'
import type { Circuit, DrawingData, Snapshot, SwitchReading } from '../snapshot.ts'
import { type CircuitId, circuitIds, type SwitchId, switches } from '../switches.ts'
import type { FoldedEdits } from './fold-edits.ts'

type Level = DrawingData['gates'][number]['level']

const positions: Record<SwitchPosition, { z: number; state: SwitchReading['state']; level: Level }> = {
  left: { z: -0.75, state: 'set', level: -2 },
  leans_left: { z: -0.35, state: 'leans', level: -1 },
  middle: { z: 0, state: 'middle', level: 0 },
  both: { z: 0, state: 'both', level: 0 },
  leans_right: { z: 0.35, state: 'leans', level: 1 },
  right: { z: 0.75, state: 'set', level: 2 },
  none: { z: 0, state: 'none', level: 0 },
}

/** The lines stay: they say what the machine read. */
function handSetSwitch(
  reading: SwitchReading,
  { position, reason }: { position: SwitchPosition; reason: string },
): SwitchReading {
  const { z, state } = positions[position]
  const strength = state === 'none' ? null : (reading.strength ?? 'thin')
  return { ...reading, z, state, strength, overruled: reason }
}

export const isSwitchId = (id: string): id is SwitchId => switches.some((each) => each.id === id)
export const isCircuitId = (id: string): id is CircuitId =>
  id === 'none' || id === 'oscillator' || circuitIds.some((each) => each === id)

function counts(id: CircuitId, readings: readonly SwitchReading[]) {
  const prototype: Partial<Record<SwitchId, number>> =
    knownCircuits.find((circuit) => circuit.id === id)?.prototype ?? {}
  const thrown = readings.filter(isThrown)
  const matching = thrown.filter((each) => each.z * (prototype[each.id] ?? 0) > 0).map((each) => each.id)
  const differing = thrown.map((each) => each.id).filter((each) => !matching.includes(each))
  return { matches: matching.length, of: Object.keys(prototype).length, matching, differing }
}

/** Set by hand, a changed answer's effect is unknown. */
function handSetCircuit(
  circuit: Circuit,
  readings: readonly SwitchReading[],
  set: { id: string; reason: string } | null,
): Circuit {
  if (set === null || !isCircuitId(set.id)) return { ...circuit, ...counts(circuit.id, readings) }
  return {
    id: set.id,
    second: null,
    ...counts(set.id, readings),
    between: false,
    provisional: false,
    counterfactuals: { kept: 0, of: 0, examples: [] },
    overruled: set.reason,
  }
}

export function withReadings(snapshot: Snapshot, { switches: set, circuit }: FoldedEdits): Snapshot {
  if (set.size === 0 && circuit === null) return snapshot
  const readings = snapshot.switches.map((reading) => {
    const byHand = set.get(reading.id)
    return byHand === undefined ? reading : handSetSwitch(reading, byHand)
  })
  const gates = snapshot.drawing.gates.map((gate) => {
    const byHand = set.get(gate.switch)
    return byHand === undefined ? gate : { ...gate, level: positions[byHand.position].level }
  })
  return {
    ...snapshot,
    switches: readings,
    circuit: handSetCircuit(snapshot.circuit, readings, circuit),
    drawing: { ...snapshot.drawing, gates },
  }
}
