import type { Case } from '../src/crossed/case.ts'
import { collectLines } from '../src/evidence/collect.ts'
import { readFields } from '../src/evidence/fields.ts'
import { findFriction } from '../src/friction/find-friction.ts'
import { normaliseInputs } from '../src/normalise-inputs.ts'
import type { Persona } from '../src/personas/persona.ts'
import { scoreSwitches } from '../src/score/score-switches.ts'

export function casesOf({ inputs: given, pictures }: Pick<Persona, 'inputs' | 'pictures'>): Case {
  const inputs = normaliseInputs(given)
  const fields = readFields(inputs)
  const { lines } = collectLines(inputs, fields, pictures)
  return { lines, fields, pictures, switches: scoreSwitches(lines), friction: findFriction(lines) }
}
