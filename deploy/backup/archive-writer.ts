import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { encrypted, readRecipients } from './encryption.ts'
import { type Manifest, manifestEntry } from './manifest.ts'

/** Encrypted to `recipients`, if there are any. */
export function writeArchive(file: string, recipients = readRecipients()) {
  const { readable, controller } = createTarPacker()
  const parts: Manifest['parts'] = {}
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createGzip(),
    async function* (zipped: AsyncIterable<Uint8Array>) {
      yield* await encrypted(zipped, recipients)
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  )
  written.catch((error) => controller.error(error))

  async function put(name: string, bytes: number, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    const hash = createHash('sha256')
    const writer = controller.add({ name, size: bytes, mode: 0o600 }).getWriter()
    for await (const chunk of chunks) {
      hash.update(chunk)
      await writer.write(new Uint8Array(chunk))
    }
    await writer.close()
    parts[name] = { sha256: hash.digest('hex'), bytes }
  }

  return {
    addBytes: (name: string, bytes: Uint8Array) => put(name, bytes.length, Readable.from([bytes])),
    addFile: async (name: string, path: string) =>
      put(name, (await stat(path)).size, createReadStream(path) as AsyncIterable<Buffer>),
    async finish(manifest: Omit<Manifest, 'parts'>): Promise<void> {
      const text = JSON.stringify({ ...manifest, parts } satisfies Manifest)
      await put(manifestEntry, Buffer.byteLength(text), Readable.from([Buffer.from(text)]))
      controller.finalize()
      await written
      const handle = await open(file, 'r+')
      await handle.sync().finally(() => handle.close())
    },
    async abort(): Promise<void> {
      controller.error(new Error('The backup was given up.'))
      await written.catch(() => {})
    },
  }
}
export type ArchiveWriter = ReturnType<typeof writeArchive>
