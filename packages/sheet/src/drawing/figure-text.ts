import { circuitName } from '@wiring/map/circuit-name'
import { fitName } from '@wiring/map/drawing/fit-name'
import { capitalize, plural } from '@wiring/map/english'
import { faultNames } from '@wiring/map/faults'
import { drawnFaults } from '@wiring/map/find-faults'
import { type Snapshot, type Source, type SwitchReading, sourcesOf } from '@wiring/map/snapshot'
import { switchById } from '@wiring/map/switches'

export function figureName(snapshot: Snapshot): string {
  const { name, circuit, crossed, friction } = snapshot
  const owner = fitName(name, 1, 60)
  const places = snapshot.switches.map(shortPosition).join(', ')
  const found = `${plural(drawnFaults(friction).length, 'fault')}, ${plural(crossed.length, 'crossed wire')}.`
  const sentence = `${capitalize(found)} ${circuitName(circuit)}.`
  return `Wiring${owner ? ` of ${owner}` : ''}: ${places}. ${sentence}`
}

function poles({ id }: SwitchReading): [left: string, right: string] {
  const { left, right } = switchById(id)
  return [left.toLowerCase(), right.toLowerCase()]
}

function shortPosition(reading: SwitchReading): string {
  const [left, right] = poles(reading)
  if (reading.state === 'none') return 'no reading'
  if (reading.state === 'both') return `both ${left} and ${right}`
  if (reading.state === 'middle') return `between ${left} and ${right}`
  return reading.z < 0 ? left : right
}

export interface FigureRow {
  label: string
  position: string
  strength: string
  linesFor: Source[]
  linesAgainst: Source[]
  /** `F1 Complexity Creep` or empty. */
  fault: string
  /** `X1` or empty. */
  crossing: string
}

export function figureRows(snapshot: Snapshot): FigureRow[] {
  return snapshot.switches.map((reading, index) => {
    const [left, right] = poles(reading)
    const thrown = reading.state === 'set' || reading.state === 'leans'
    const [taken, other] = reading.z < 0 ? [reading.left, reading.right] : [reading.right, reading.left]
    return {
      label: `S${index + 1} ${capitalize(left)} / ${capitalize(right)}`,
      position: longPosition(reading),
      strength: reading.overruled === undefined ? (reading.strength ?? 'none') : 'set by hand',
      linesFor: sourcesOf(snapshot, thrown ? taken : [...reading.left, ...reading.right]),
      linesAgainst: thrown ? sourcesOf(snapshot, other) : [],
      fault: faultsOf(snapshot, reading),
      crossing: snapshot.crossed
        .filter((each) => each.switch === reading.id)
        .map(({ tag }) => tag)
        .join(', '),
    }
  })
}

function longPosition(reading: SwitchReading): string {
  const short = shortPosition(reading)
  return reading.state === 'leans' ? `Leans to ${short}` : capitalize(short)
}

function faultsOf(snapshot: Snapshot, { id }: SwitchReading): string {
  return drawnFaults(snapshot.friction)
    .filter(({ place }) => place === id || (id === 'EXIT' && (place === 'exit' || place === 'end')))
    .map((fault) => `${fault.tag} ${faultNames[fault.id]}`)
    .join(', ')
}
