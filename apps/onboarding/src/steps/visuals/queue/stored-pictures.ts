import { imageExtensions, ownImagePath } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import * as z from 'zod/mini'
import { readItem, removeItem, saveItem } from '../../../device/device-store.ts'
import type { StoredPicture } from './pictures-state.ts'

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
