import { circuitNames } from '@wiring/map/circuits'
import { faultNames } from '@wiring/map/faults'
import type { Snapshot } from '@wiring/map/snapshot'
import { switches } from '@wiring/map/switches'

export type ComparedMap = Pick<
  Snapshot,
  'switches' | 'circuit' | 'friction' | 'experiment' | 'rev' | 'published_at'
>

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isIdOf = (names: object, id: unknown) => typeof id === 'string' && Object.hasOwn(names, id)

const states: readonly unknown[] = ['set', 'leans', 'middle', 'both', 'none'] satisfies SwitchState[]
type SwitchState = Snapshot['switches'][number]['state']

const isReading = (value: unknown) =>
  isObject(value) &&
  switches.some(({ id }) => id === value.id) &&
  typeof value.z === 'number' &&
  states.includes(value.state)

const isFault = (value: unknown) =>
  isObject(value) && isIdOf(faultNames, value.id) && typeof value.state === 'string'

const isExperiment = (value: unknown) =>
  value === null || value === undefined || (isObject(value) && /^[\w.-]{1,20}$/.test(String(value.id)))

/** `null` for any file that this page cannot compare. */
export function parseOlderMap(text: string): ComparedMap | null {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(given) || !Array.isArray(given.switches) || !Array.isArray(given.friction)) return null
  const isComplete =
    given.switches.length === switches.length &&
    given.switches.every(isReading) &&
    given.friction.every(isFault) &&
    isObject(given.circuit) &&
    isIdOf(circuitNames, given.circuit.id) &&
    isExperiment(given.experiment)
  return isComplete ? (given as unknown as ComparedMap) : null
}
