import type { Circuit } from '../snapshot.ts'
import { circuitNames } from './known-circuits.ts'

/** “Between the Loop and the Relay” where it is. */
export function circuitName({ id, second, between }: Pick<Circuit, 'id' | 'second' | 'between'>): string {
  if (between && second !== null && id !== 'none' && id !== 'oscillator')
    return `Between ${circuitNames[id]} and ${circuitNames[second]}`.replaceAll('The ', 'the ')
  return circuitNames[id]
}
