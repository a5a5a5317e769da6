import type { Snapshot, SwitchReading } from './snapshot.ts'
import { type CircuitId, type FaultId, faultIds, type SwitchId } from './switches.ts'

type Comparable = Pick<Snapshot, 'switches' | 'circuit' | 'friction' | 'experiment' | 'rev' | 'published_at'>

export interface MapChanges {
  circuit: { from: CircuitId; to: CircuitId } | null
  switches: { id: SwitchId; from: SwitchReading; to: SwitchReading }[]
  faultsGone: FaultId[]
  faultsNew: FaultId[]
  experiment: string | null
}

const changed = (a: SwitchReading, b: SwitchReading) =>
  a.state !== b.state || (a.state !== 'none' && a.state !== 'both' && Math.sign(a.z) !== Math.sign(b.z))

export function compareSnapshots(older: Comparable, newer: Comparable): MapChanges {
  const drawn = (map: Comparable, id: FaultId) =>
    map.friction.some((fault) => fault.id === id && fault.state === 'drawn')
  return {
    circuit: older.circuit.id === newer.circuit.id ? null : { from: older.circuit.id, to: newer.circuit.id },
    switches: newer.switches.flatMap((to) => {
      const from = older.switches.find(({ id }) => id === to.id)
      return from !== undefined && changed(from, to) ? [{ id: to.id, from, to }] : []
    }),
    faultsGone: faultIds.filter((id) => drawn(older, id) && !drawn(newer, id)),
    faultsNew: faultIds.filter((id) => !drawn(older, id) && drawn(newer, id)),
    experiment: older.experiment?.id ?? null,
  }
}
