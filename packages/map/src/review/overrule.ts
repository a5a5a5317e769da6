import type { SwitchPosition } from '@wiring/contract/desk/edits'
import { matchSwitches } from '../circuits/find-circuit.ts'
import { knownCircuit } from '../circuits/known-circuits.ts'
import type { Circuit, Level, Snapshot, SwitchReading } from '../snapshot.ts'
import { type CircuitId, circuitIds, type SwitchId, switches } from '../switches.ts'
import type { FoldedEdits } from './fold-edits.ts'

/** Inside the range of each state (from 0.2 and 0.5, score-switches.ts); only the circuit goes by it. */
const positions: Record<SwitchPosition, { z: number; state: SwitchReading['state']; level: Level }> = {
  left: { z: -0.75, state: 'set', level: -2 },
  leans_left: { z: -0.35, state: 'leans', level: -1 },
  middle: { z: 0, state: 'middle', level: 0 },
  both: { z: 0, state: 'both', level: 0 },
  leans_right: { z: 0.35, state: 'leans', level: 1 },
  right: { z: 0.75, state: 'set', level: 2 },
  none: { z: 0, state: 'none', level: 0 },
}

function overruleSwitch(
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

function overruleCircuit(
  circuit: Circuit,
  readings: readonly SwitchReading[],
  set: { id: string; reason: string } | null,
): Circuit {
  if (set === null || !isCircuitId(set.id))
    return { ...circuit, ...matchSwitches(knownCircuit(circuit.id), readings) }
  return {
    id: set.id,
    second: null,
    ...matchSwitches(knownCircuit(set.id), readings),
    between: false,
    provisional: false,
    counterfactuals: { kept: 0, of: 0, examples: [] },
    overruled: set.reason,
  }
}

export function applyOverrules(snapshot: Snapshot, { switches: set, circuit }: FoldedEdits): Snapshot {
  if (set.size === 0 && circuit === null) return snapshot
  const readings = snapshot.switches.map((reading) => {
    const overrule = set.get(reading.id)
    return overrule === undefined ? reading : overruleSwitch(reading, overrule)
  })
  const gates = snapshot.drawing.gates.map((gate) => {
    const overrule = set.get(gate.switch)
    return overrule === undefined ? gate : { ...gate, level: positions[overrule.position].level }
  })
  return {
    ...snapshot,
    switches: readings,
    circuit: overruleCircuit(snapshot.circuit, readings, circuit),
    drawing: { ...snapshot.drawing, gates },
  }
}
