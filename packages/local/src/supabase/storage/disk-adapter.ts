import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { App } from '@supabase/lite'
import * as z from 'zod'
import type { UnfinishedUploads } from './unfinished-uploads.ts'
import { uploadHeaders } from './upload-headers.ts'

/** Lite does not export its own file adapter. */
export type ByteStore = NonNullable<App['_storageAdapter']>

type Body = Parameters<ByteStore['uploadObject']>[3]

const noteSchema = z.object({
  mimetype: z.string(),
  cacheControl: z.string(),
  xRobotsTag: z.string().default('none'),
  userMetadata: z.record(z.string(), z.unknown()).optional(),
})

/** Hashed, so that any name is a plain file in `folder`. */
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
    ...noteSchema.parse(JSON.parse(note)),
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

/** Written aside, then renamed, so that a killed process leaves no partial object. */
export function diskAdapter(folder: string, uploads: UnfinishedUploads): ByteStore {
  async function store(bucket: string, key: string, write: (draft: string) => Promise<void>) {
    const path = pathOf(folder, bucket, key)
    const upload = await uploads.begin({ bucket, key, path })
    try {
      await mkdir(dirname(path), { recursive: true })
      await write(upload.draft)
      await upload.publish()
    } catch (error) {
      await upload.settle(false)
      throw error
    }
    return describe(path)
  }
  return {
    driver: null,
    uploadObject: (bucket, key, _version, body, mimetype, cacheControl) =>
      store(bucket, key, async (draft) => {
        await pipeline(asStream(body), createWriteStream(draft))
        const note = { mimetype, cacheControl, ...uploadHeaders() }
        await writeFile(`${draft}.json`, JSON.stringify(note))
      }),
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
    copyObject: (bucket, key, _version, toBucket, toKey) =>
      store(toBucket, toKey, async (draft) => {
        const from = pathOf(folder, bucket, key)
        await copyFile(`${from}.json`, `${draft}.json`)
        await copyFile(from, draft)
      }),
    async privateAssetUrl() {
      throw new Error('The local stack does not transform images.')
    },
  }
}
