/** `npm run map -- <inputs.json> [--out folder]`; exit code 1 for invalid input. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDraft } from '../draft/make-draft.ts'
import { filesOf } from './map-files.ts'
import { InputError, readInputs } from './read-inputs.ts'

const usage = 'Say which file to read: npm run map -- <inputs.json> [--out folder]'

function readArguments(): { file: string; out: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' } },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new InputError(usage)
    return { file, out: values.out }
  } catch {
    throw new InputError(usage)
  }
}

try {
  const { file, out } = readArguments()
  const { inputs, pictures } = await readInputs(file)
  const snapshot = await makeDraft(inputs, pictures)
  if (out === undefined) process.stdout.write(`${JSON.stringify(snapshot, null, 2)}\n`)
  else {
    const files = Object.entries(await filesOf(snapshot))
    await mkdir(out, { recursive: true }).catch(() => {
      throw new InputError(`The folder cannot be made: ${out}`)
    })
    for (const [name, content] of files) {
      await writeFile(join(out, name), content)
      console.log(join(out, name))
    }
  }
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
