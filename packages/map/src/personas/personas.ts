import { contradictions } from './contradictions.ts'
import { care, flattering, oscillator, sparse } from './edges.ts'
import { firstCircuits } from './first-circuits.ts'
import { hostile } from './hostile.ts'
import { ines } from './ines.ts'
import { languages } from './languages.ts'
import { otherCircuits } from './other-circuits.ts'
import type { Persona } from './persona.ts'

export const personas: readonly Persona[] = [
  ines,
  ...firstCircuits,
  ...otherCircuits,
  ...contradictions,
  ...sparse,
  ...languages,
  ...hostile,
  flattering,
  care,
  oscillator,
]

export function requirePersona(id: string): Persona {
  const found = personas.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no persona ${id}.`)
  return found
}
