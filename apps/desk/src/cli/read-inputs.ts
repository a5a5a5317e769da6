import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { MapInputs } from '@wiring/map/inputs'
import { parseMapInputs } from '@wiring/map/parse-inputs'
import { maxImageBytes } from '@wiring/session/limits'
import type { PictureBytes } from '../draft/make-draft.ts'

export class InputError extends Error {
  override name = 'InputError'
}

async function read(path: string, what: string): Promise<Buffer> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new InputError(
      error.code === 'ENOENT'
        ? `${what} does not exist: ${path}`
        : `${what} cannot be read: ${path} (${error.code})`,
    )
  })
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new InputError(`The file is not JSON: ${file}`)
  }
}

/** Throws `InputError`. */
export async function readInputs(file: string): Promise<{ inputs: MapInputs; pictures: PictureBytes[] }> {
  const parsed = parseMapInputs(parseJson((await read(file, 'The file')).toString('utf8'), file))
  if (!parsed.ok) throw new InputError(parsed.message)
  const pictures = await Promise.all(
    parsed.pictures.map(async (path) => {
      const bytes = await read(resolve(dirname(file), path), 'The picture')
      return bytes.length > maxImageBytes ? ('too-large' as const) : bytes
    }),
  )
  return { inputs: parsed.inputs, pictures }
}
