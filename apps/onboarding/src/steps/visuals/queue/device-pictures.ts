import { imageExtensions, ownImagePath } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'
import { readItem, removeItem, saveItem } from '../../../device/device-store.ts'
import type { PictureFacts } from '../prepare/prepare-picture.ts'
import type { StoredPicture } from './pictures-state.ts'

export interface DevicePicture {
  id: string
  sessionId: string
  name: string
  facts: PictureFacts
  blob: Blob
  /** Epoch milliseconds. */
  at: number
}

interface Schema extends DBSchema {
  pictures: { key: string; value: DevicePicture }
}

const lifetime = 24 * 60 * 60_000

/** Opened for each piece of work: an open database would keep others from deleting it. */
async function work<Result>(ask: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>('wiring', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('pictures', { keyPath: 'id' }),
  })
  try {
    return await ask(database)
  } finally {
    database.close()
  }
}

/** Never throws: without storage it lasts as long as the tab. */
export async function savePicture(picture: DevicePicture): Promise<void> {
  await work((database) => database.put('pictures', picture)).catch(() => undefined)
}

/** Never throws. */
export async function deletePicture(id: string): Promise<void> {
  await work((database) => database.delete('pictures', id)).catch(() => undefined)
}

/** Never throws. */
export async function deletePictures(sessionId: string): Promise<void> {
  for (const { id } of await readPictures(sessionId)) await deletePicture(id)
}

/** The session's pictures, oldest first; deletes those of any session after 24 hours. Never throws. */
export async function readPictures(sessionId: string): Promise<DevicePicture[]> {
  const all = await work((database) => database.getAll('pictures')).catch(() => [])
  const [fresh, old] = [all.filter(isFresh), all.filter((picture) => !isFresh(picture))]
  for (const { id } of old) void deletePicture(id)
  return fresh.filter((picture) => picture.sessionId === sessionId).sort((a, b) => a.at - b.at)
}

const isFresh = ({ at }: DevicePicture) => Date.now() - at < lifetime

const entry = 'pictures'

const facts = z.object({
  type: z.enum(Object.keys(imageExtensions) as [keyof typeof imageExtensions]),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  firstFrame: z.boolean(),
  partsHidden: z.catch(z.boolean(), false),
})
const list = z.array(
  z.object({ id: z.string(), name: z.string(), url: z.string(), facts: z.nullable(facts) }),
)

/** Stores which pictures are in storage but not saved, for a reload. */
export function saveStored(sessionId: string, pictures: readonly StoredPicture[]): void {
  saveItem(
    sessionId,
    entry,
    pictures.map(({ id, name, url, facts }) => ({ id, name, url, facts })),
  )
}

export const removeStored = (sessionId: string): undefined => removeItem(sessionId, entry)

/** The session's own pictures only; `null` when nothing is stored. */
export function readStored(sessionId: string, supabaseUrl: string): StoredPicture[] | null {
  const read = list.safeParse(readItem(sessionId, entry))
  if (!read.success) return null
  return read.data.filter(({ url }) => ownImagePath(url, supabaseUrl, sessionId) !== null).slice(0, maxImages)
}

export function namedByPlace(urls: readonly string[]): StoredPicture[] {
  return urls.map((url, index) => ({ id: url, name: `Picture ${index + 1}`, url, facts: null }))
}
