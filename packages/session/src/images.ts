import { maxImageBytes, maxImages } from './limits.ts'
import { isSessionId } from './session-id.ts'

export const imageBucket = 'wiring-images'
export const profileBucket = 'json-profiles'

export const imageExtensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
} as const

export type ImageType = keyof typeof imageExtensions

interface Candidate {
  name: string
  type: string
  size: number
}

export type PickRefusal = 'type' | 'size'

/** `dropped`: how many files exceed the free slots. */
export function chooseImages<File extends Candidate>(existing: number, files: readonly File[]) {
  const freeSlots = Math.max(0, maxImages - existing)
  const accepted: File[] = []
  const refused: { file: File; reason: PickRefusal }[] = []
  for (const file of files.slice(0, freeSlots)) {
    if (!file.type.startsWith('image/')) refused.push({ file, reason: 'type' })
    else if (file.size > maxImageBytes) refused.push({ file, reason: 'size' })
    else accepted.push(file)
  }
  return { accepted, refused, freeSlots, dropped: Math.max(0, files.length - freeSlots) }
}

export function imagePath(sessionId: string, timestamp: number, index: number, type: ImageType): string {
  return `${sessionId}/image-${timestamp}-${index}.${imageExtensions[type]}`
}

export const profilePath = (sessionId: string): string => `${sessionId}/profile.json`

/** `supabaseUrl` has no trailing slash. */
export const publicImageUrl = (supabaseUrl: string, path: string): string =>
  `${supabaseUrl}/storage/v1/object/public/${imageBucket}/${path}`

const objectPath = /^([0-9a-f-]{36})\/image-\d{1,16}-\d{1,3}\.(?:jpg|png|webp|gif|avif)$/

export function ownImagePath(url: string, supabaseUrl: string, sessionId: string): string | null {
  const prefix = publicImageUrl(supabaseUrl, '')
  if (!isSessionId(sessionId) || !url.startsWith(prefix)) return null
  const path = url.slice(prefix.length)
  return objectPath.exec(path)?.[1] === sessionId ? path : null
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** By the first 32 bytes; `null` unless stored. */
export function sniffImageType(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp'
  if (startsWith(bytes, ascii('GIF87a')) || startsWith(bytes, ascii('GIF89a'))) return 'image/gif'
  const brand = startsWith(bytes, ascii('ftyp'), 4)
  if (brand && (startsWith(bytes, ascii('avif'), 8) || startsWith(bytes, ascii('avis'), 8)))
    return 'image/avif'
  return null
}
