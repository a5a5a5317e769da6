import type { Level } from '../snapshot.ts'
import type { Track } from './track.ts'

export interface OwnLineTrack extends Pick<Track, 'start' | 'gate' | 'lane' | 'gap' | 'corner' | 'point'> {
  end: number
}

/** All with the same commands, so that CSS bends one into another. */
export function stretches(track: OwnLineTrack, levels: readonly Level[]): string[] {
  const lanes = [...levels, 0 as const].map(track.lane)
  return lanes.map((lane, index) => {
    const isLast = index === levels.length
    const from = index === 0 ? track.start : track.gate(index - 1)[1]
    const turn = isLast ? from + track.gap / 2 : track.gate(index)[0] - track.gap / 2
    const to = isLast ? track.end : track.gate(index)[1]
    return stretch(track, [from, lanes[index - 1] ?? track.lane(0)], turn, [to, lane])
  })
}

function stretch(
  { corner, gap, point }: OwnLineTrack,
  [from, lane]: readonly [number, number],
  turn: number,
  [to, next]: readonly [number, number],
): string {
  const radius = Math.min(corner, gap / 2, Math.abs(next - lane) / 2)
  const rise = Math.sign(next - lane) * radius
  const at = (u: number, v: number) => point(u, v).join(' ')
  const bend = (u: number, v: number, toU: number, toV: number) => `Q${at(u, v)} ${at(toU, toV)}`
  return [
    `M${at(from, lane)}L${at(turn - radius, lane)}`,
    bend(turn, lane, turn, lane + rise),
    `L${at(turn, next - rise)}`,
    bend(turn, next, turn + radius, next),
    `L${at(to, next)}`,
  ].join('')
}
