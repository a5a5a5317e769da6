import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { App } from '@supabase/lite'
import { z } from 'zod'

/** What lite calls to keep bytes. Its own file adapter is not exported from the package. */
export type ByteStore = NonNullable<App['_storageAdapter']>

type Body = Parameters<ByteStore['uploadObject']>[3]

const kept = z.object({ mimetype: z.string(), cacheControl: z.string() })

/** Names are hashed, so that whatever a name contains it is a plain file in `folder`. */
function pathOf(folder: string, bucket: string, key: string): string {
  const name = createHash('sha256').update(`${bucket}/${key}`).digest('hex')
  return join(folder, name.slice(0, 2), name)
}

function asStream(body: Body): Readable {
  return body instanceof Uint8Array ? Readable.from([body]) : Readable.from(body)
}

async function describe(path: string) {
  const [{ size, mtime }, note] = await Promise.all([stat(path), readFile(`${path}.json`, 'utf8')])
  return {
    ...kept.parse(JSON.parse(note)),
    size,
    contentLength: size,
    lastModified: mtime,
    eTag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    httpStatusCode: 200,
  }
}

async function forget(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(`${path}.json`, { force: true })
}

/**
 * Keeps objects as files under `folder`, each with a small note of its type and caching. A file appears whole or not at
 * all (written aside, then renamed), so a killed process leaves no half object behind.
 */
export function diskAdapter(folder: string): ByteStore {
  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const path = pathOf(folder, bucket, key)
      const draft = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(asStream(body), createWriteStream(draft))
        await writeFile(`${draft}.json`, JSON.stringify({ mimetype, cacheControl }))
        await rename(`${draft}.json`, `${path}.json`)
        await rename(draft, path)
      } catch (error) {
        await forget(draft)
        throw error
      }
      return describe(path)
    },
    async getObject(bucket, key) {
      const path = pathOf(folder, bucket, key)
      const metadata = await describe(path)
      return { metadata, httpStatusCode: 200, body: Readable.toWeb(createReadStream(path)) }
    },
    headObject: (bucket, key) => describe(pathOf(folder, bucket, key)),
    deleteObject: (bucket, key) => forget(pathOf(folder, bucket, key)),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await forget(pathOf(folder, bucket, key))
    },
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const [from, to] = [pathOf(folder, bucket, key), pathOf(folder, toBucket, toKey)]
      await mkdir(dirname(to), { recursive: true })
      await copyFile(`${from}.json`, `${to}.json`)
      await copyFile(from, to)
      return describe(to)
    },
    async privateAssetUrl() {
      throw new Error('The local stack does not transform images.')
    },
  }
}
