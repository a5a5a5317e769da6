import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PictureFacts } from '../prepare/prepared-picture.ts'

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
