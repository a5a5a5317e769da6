import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { parseJson } from '../../parse-json.ts'

export type IsListed = (bucket: string, key: string) => Promise<boolean>

export interface UnfinishedUpload {
  draft: string
  publish(): Promise<void>
  /** Keeps the new bytes or restores the previous ones. Idempotent. */
  settle(written: boolean): Promise<void>
}

const note = z.object({ bucket: z.string(), key: z.string(), path: z.string() })
type Note = z.infer<typeof note>

const request = new AsyncLocalStorage<UnfinishedUpload[]>()

async function remove(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await rm(path, { force: true })
    await rm(`${path}.json`, { force: true })
  }
}

/** The bytes last, so that a reader never finds them without the note. */
async function move(from: string, to: string): Promise<void> {
  await rename(`${from}.json`, `${to}.json`)
  await rename(from, to)
}

const missing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function copyLinks(from: string, to: string): Promise<void> {
  try {
    await link(`${from}.json`, `${to}.json`)
    await link(from, to)
  } catch (error) {
    if (!missing(error)) throw error
  }
}

async function restore(previous: string, path: string): Promise<void> {
  await move(previous, path).catch((error) => {
    if (!missing(error)) throw error
  })
}

/**
 * Lite stores the bytes before the row. A note of each upload until then lets a refused or interrupted one be
 * undone.
 */
export class UnfinishedUploads {
  readonly #folder: string
  readonly #isListed: IsListed

  constructor(folder: string, isListed: IsListed) {
    this.#folder = join(folder, 'unfinished')
    this.#isListed = isListed
  }

  async begin(upload: Note): Promise<UnfinishedUpload> {
    const id = randomUUID()
    const { draft, previous } = places(upload.path, id)
    await mkdir(this.#folder, { recursive: true })
    await writeFile(join(this.#folder, id), JSON.stringify(upload))
    let open = true
    const unfinished: UnfinishedUpload = {
      draft,
      async publish() {
        await copyLinks(upload.path, previous)
        await move(draft, upload.path)
      },
      settle: async (written) => {
        if (!open) return
        open = false
        await this.#settle(upload, id, written)
      },
    }
    request.getStore()?.push(unfinished)
    return unfinished
  }

  async recover(): Promise<void> {
    const ids = await readdir(this.#folder).catch(() => [])
    for (const id of ids) {
      const text = await readFile(join(this.#folder, id), 'utf8')
      const upload = note.safeParse(parseJson(text))
      if (upload.success)
        await this.#settle(upload.data, id, await this.#isListed(upload.data.bucket, upload.data.key))
      else await rm(join(this.#folder, id))
    }
  }

  async #settle({ bucket, key, path }: Note, id: string, written: boolean): Promise<void> {
    const { draft, previous } = places(path, id)
    if (!written) {
      if (await this.#isListed(bucket, key)) await restore(previous, path)
      else await remove(path)
    }
    await remove(draft, previous)
    await rm(join(this.#folder, id), { force: true })
  }
}

const places = (path: string, id: string) => ({ draft: `${path}.${id}`, previous: `${path}.${id}.previous` })

export async function settleUploads(answer: () => Promise<Response>): Promise<Response> {
  const uploads: UnfinishedUpload[] = []
  let written = false
  try {
    const response = await request.run(uploads, answer)
    written = response.ok
    return response
  } finally {
    // Without database or disk it is settled at the next start.
    for (const upload of uploads) await upload.settle(written).catch(() => undefined)
  }
}
