import { readSwitches } from '../src/circuits/read-switches.ts'
import type { ScoredInputs } from '../src/crossed-wires/find-lines.ts'
import { collectLines } from '../src/evidence/collect-lines.ts'
import { readFields } from '../src/evidence/fields.ts'
import { findFaults } from '../src/faults/find-faults.ts'
import { normalizeInputs } from '../src/normalize-inputs.ts'
import type { Persona } from '../src/specimen/persona.ts'

export function scoredInputsOf({
  inputs: given,
  pictures,
}: Pick<Persona, 'inputs' | 'pictures'>): ScoredInputs {
  const inputs = normalizeInputs(given)
  const fields = readFields(inputs)
  const { lines } = collectLines(inputs, fields, pictures)
  return { lines, fields, pictures, switches: readSwitches(lines), friction: findFaults(lines) }
}
