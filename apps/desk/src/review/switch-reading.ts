import type { Evidence, Sentence, Snapshot, SwitchReading } from '@wiring/map/snapshot'
import { type SwitchId, switches } from '@wiring/map/switches'

export function switchOf(
  { rule }: Pick<Sentence, 'rule'>,
  { switches: readings }: Pick<Snapshot, 'switches'>,
) {
  const id = /^(?:switch|one-side)\.([A-Z]+)/.exec(rule)?.[1]
  return readings.find((reading) => reading.id === id) ?? null
}

const namesOf = (id: SwitchId) => switches.find((each) => each.id === id) ?? switches[0]

export function oppositeReading(
  reading: SwitchReading,
  { evidence }: Pick<Snapshot, 'evidence'>,
): { pole: string; lines: Evidence[] } {
  const { left, right } = namesOf(reading.id)
  const ids = new Set(reading.z < 0 ? reading.right : reading.left)
  return { pole: reading.z < 0 ? right : left, lines: evidence.filter(({ id }) => ids.has(id)) }
}

/** "S3 GATE · +0.62 FOLLOW · fair". */
export function readingText({ id, z, state, strength, overruled }: SwitchReading): string {
  const place = `S${switches.findIndex((each) => each.id === id) + 1} ${id}`
  const { left, right } = namesOf(id)
  const sign = z < 0 ? '−' : '+'
  const read =
    state === 'none'
      ? 'no reading'
      : state === 'both' || state === 'middle'
        ? state
        : `${sign}${Math.abs(z).toFixed(2)} ${z < 0 ? left : right}${state === 'leans' ? ', leans' : ''}`
  return [place, read, overruled === undefined ? strength : 'set by hand'].filter(Boolean).join(' · ')
}
