import { imageExtensions, ownImagePath } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'
import { lifetimeMs, readItem, removeItem, saveItem } from '../../../device/device-store.ts'
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

/** Opened for each call: an open database would keep others from deleting it. */
async function withDatabase<Result>(
  use: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB<Schema>('wiring', 1, {
      upgrade: (created) => void created.createObjectStore('pictures', { keyPath: 'id' }),
    })
    try {
      return await use(database)
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

export const savePicture = (picture: DevicePicture) =>
  withDatabase((database) => database.put('pictures', picture))

export const deletePicture = (id: string) => withDatabase((database) => database.delete('pictures', id))

export async function deletePictures(sessionId: string): Promise<void> {
  for (const { id } of await readPictures(sessionId)) await deletePicture(id)
}

/** Deletes what other sessions left. */
export async function readPictures(sessionId: string): Promise<DevicePicture[]> {
  const all = (await withDatabase((database) => database.getAll('pictures'))) ?? []
  const isOwn = (picture: DevicePicture) => picture.sessionId === sessionId
  const isLeft = (picture: DevicePicture) => !isOwn(picture) && Date.now() - picture.at > lifetimeMs
  for (const { id } of all.filter(isLeft)) void deletePicture(id)
  return all.filter(isOwn).sort((a, b) => a.at - b.at)
}

const storedKey = 'pictures'

const facts = z.object({
  type: z.enum(Object.keys(imageExtensions) as [keyof typeof imageExtensions]),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  firstFrame: z.boolean(),
  partsHidden: z.catch(z.boolean(), false),
})
const storedPictures = z.array(
  z.object({ id: z.string(), name: z.string(), url: z.string(), facts: z.nullable(facts) }),
)

export function saveStored(sessionId: string, pictures: readonly StoredPicture[]): void {
  saveItem(
    sessionId,
    storedKey,
    pictures.map(({ id, name, url, facts }) => ({ id, name, url, facts })),
  )
}

export const removeStored = (sessionId: string): undefined => removeItem(sessionId, storedKey)

export function readStored(sessionId: string, supabaseUrl: string): StoredPicture[] | null {
  const read = storedPictures.safeParse(readItem(sessionId, storedKey))
  if (!read.success) return null
  return read.data.filter(({ url }) => ownImagePath(url, supabaseUrl, sessionId) !== null).slice(0, maxImages)
}
