import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { MissingKey } from './encryption.ts'
import { type Manifest, manifest, manifestEntry } from './manifest.ts'
import { unseal } from './sealed-file.ts'

type Body = ParsedTarEntry['body']

/** `take` must read the body to its end. */
export async function readEntries(
  file: string,
  take: (name: string, body: Body) => Promise<void>,
): Promise<void> {
  const unzipped = unseal(file)
  const bytes = Readable.toWeb(unzipped) as ReadableStream<Uint8Array>
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of entries) await take(header.name, body)
  } finally {
    unzipped.destroy()
  }
}

const damaged = (why: string) => new Error(`The backup file is damaged, nothing was restored: ${why}.`)

function readManifest(text: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw damaged('its manifest cannot be read')
  }
}

export async function verifyArchive(
  file: string,
  keep: (name: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Manifest> {
  const seen: Manifest['parts'] = {}
  let last = ''
  const text: Uint8Array[] = []
  try {
    await readEntries(file, async (name, body) => {
      const hash = createHash('sha256')
      let bytes = 0
      last = name
      async function* hashed() {
        for await (const chunk of body) {
          hash.update(chunk)
          bytes += chunk.length
          if (name === manifestEntry) text.push(chunk)
          yield chunk
        }
      }
      await keep(name, hashed())
      seen[name] = { sha256: hash.digest('hex'), bytes }
    })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`There is no file ${file}.`)
    if (error instanceof MissingKey) throw error
    throw damaged(error instanceof Error ? error.message : String(error))
  }
  if (last !== manifestEntry) throw damaged('its end is missing')
  const manifest = readManifest(Buffer.concat(text).toString('utf8'))
  const { [manifestEntry]: _, ...parts } = seen
  for (const name of new Set([...Object.keys(parts), ...Object.keys(manifest.parts)])) {
    const [is, should] = [parts[name], manifest.parts[name]]
    if (is?.sha256 !== should?.sha256 || is?.bytes !== should?.bytes)
      throw damaged(`${name} is not what was backed up`)
  }
  return manifest
}
