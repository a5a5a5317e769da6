import { readdirSync, readFileSync } from 'node:fs'
import { type ParsedInputs, parseMapInputs } from '../../src/parse-inputs.ts'

type Inputs = Extract<ParsedInputs, { ok: true }>['inputs']

/** Twenty invented people of whom every printed sentence was judged from outside. */
export const strangers: readonly { id: string; inputs: Inputs }[] = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const given: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
    const parsed = parseMapInputs(given)
    if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`)
    return { id: file.replace('.json', ''), inputs: parsed.inputs }
  })
