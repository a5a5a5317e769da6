import type { Level, Snapshot } from '../snapshot.ts'
import { faultsAt, laneMarks } from './lane-marks.ts'
import { type Primitive, shape } from './primitives.ts'
import { levelOf, type Track } from './track.ts'

export function laneDots(track: Track, snapshot: Snapshot, index: number): Primitive {
  const level = levelOf(snapshot, index)
  const [from, to] = track.gate(index)
  const toward = level > 0 ? -1 : 1
  const bridged = faultsAt(snapshot, index).some(({ tag }) => tag === snapshot.experiment?.bridges)
  const labelled = bridged || (track.upright && laneMarks(snapshot, index, [from, to])[0]?.kind === 'repeat')
  const covered = labelled ? level + toward : level
  const dots = ([-2, -1, 0, 1, 2] as Level[])
    .filter((each) => each !== level && each !== covered)
    .map((each) => track.point((from + to) / 2, track.lane(each)))
  return shape('lane', dots.map(([x, y]) => `M${x} ${y}L${x} ${y}`).join(''), {
    stroke: 'gray',
    weight: 3,
    round: true,
  })
}
