import type { PictureFacts } from '../prepare/prepared-picture.ts'

export interface DevicePicture {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly facts: PictureFacts
  readonly blob: Blob
  /** Epoch milliseconds. */
  readonly at: number
}

const store = 'pictures'
const lifetime = 24 * 60 * 60_000

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('wiring', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}

async function work<Result>(
  mode: IDBTransactionMode,
  ask: (pictures: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await new Promise((resolve, reject) => {
      const request = ask(database.transaction(store, mode).objectStore(store))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

/** Never throws: without storage it lasts as long as the tab. */
export async function savePicture(picture: DevicePicture): Promise<void> {
  await work('readwrite', (pictures) => pictures.put(picture)).catch(() => undefined)
}

/** Never throws. */
export async function deletePicture(id: string): Promise<void> {
  await work('readwrite', (pictures) => pictures.delete(id)).catch(() => undefined)
}

/** Never throws. */
export async function deletePictures(sessionId: string): Promise<void> {
  for (const { id } of await readPictures(sessionId)) await deletePicture(id)
}

/** The session's pictures, oldest first; deletes those of any session after 24 hours. Never throws. */
export async function readPictures(sessionId: string): Promise<DevicePicture[]> {
  const all = await work<DevicePicture[]>('readonly', (pictures) => pictures.getAll()).catch(() => [])
  const [fresh, old] = [all.filter(isFresh), all.filter((picture) => !isFresh(picture))]
  for (const { id } of old) void deletePicture(id)
  return fresh.filter((picture) => picture.sessionId === sessionId).sort((a, b) => a.at - b.at)
}

const isFresh = ({ at }: DevicePicture) => Date.now() - at < lifetime
