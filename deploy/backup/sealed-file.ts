import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { temporaryPath } from './backup-files.ts'
import { decrypted, encrypted, isEncrypted, readIdentities } from './encryption.ts'

type Bytes = AsyncIterable<Uint8Array>

const ending = (recipients: readonly string[]) => (recipients.length > 0 ? '.gz.age' : '.gz')

/** The name in a folder, without what `seal` adds to it. */
export const unsealedName = (name: string): string => name.replace(/\.gz(\.age)?$/, '')

/** Encrypted, if the file is. */
async function* readSealed(file: string): Bytes {
  const handle = await open(file)
  const { buffer } = await handle.read({ length: 64 }).finally(() => handle.close())
  const bytes = createReadStream(file)
  if (isEncrypted(buffer)) yield* await decrypted(bytes, await readIdentities())
  else yield* bytes
}

/** Of `seal`, as it was given. */
export function unseal(file: string): Readable {
  const source = Readable.from(readSealed(file))
  const unzipped = createGunzip()
  source.once('error', (error) => unzipped.destroy(error))
  unzipped.once('close', () => source.destroy())
  return source.pipe(unzipped)
}

/** Zipped, and encrypted to `recipients`, if there are any; at `path` and its ending all at once. */
export async function seal(bytes: Readable, path: string, recipients: readonly string[]): Promise<string> {
  const file = path + ending(recipients)
  const unfinished = temporaryPath(file)
  try {
    await pipeline(
      bytes,
      createGzip({ level: 1 }),
      async function* (zipped: Bytes) {
        yield* await encrypted(zipped, recipients)
      },
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return file
}
