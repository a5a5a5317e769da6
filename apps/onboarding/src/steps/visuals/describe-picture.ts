import type { PictureFacts } from './prepare/prepare-picture.ts'
import type { Picture } from './queue/pictures-state.ts'

export interface PictureStatus {
  signal: 'red' | 'yellow' | 'green' | 'off'
  word: string
}

export function pictureStatus(picture: Picture): PictureStatus {
  switch (picture.state) {
    case 'reading':
      return { signal: 'yellow', word: 'Reading' }
    case 'ready':
      return { signal: 'off', word: 'Ready' }
    case 'uploading':
      return { signal: 'yellow', word: `Uploading ${percent(picture.share)}` }
    case 'waiting':
      return { signal: 'yellow', word: picture.reason === 'offline' ? 'Offline' : 'Trying again' }
    case 'failed':
      return { signal: 'red', word: 'Upload failed' }
    case 'stored':
      return { signal: 'green', word: 'Uploaded' }
  }
}

/** 99 % until storage has confirmed. */
export const percent = (share: number): string => `${Math.min(99, Math.floor(share * 100))} %`

const typeNames = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
} as const

/** Decimal megabytes, kilobytes below one. */
export function readableSize(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1_000))} KB`
}

/** Parts that stay together: "2560 × 1920", "JPEG · 1.2 MB". */
export function pictureFacts({
  width,
  height,
  type,
  bytes,
  firstFrame,
  partsHidden,
}: PictureFacts): string[] {
  const parts = [`${width} × ${height}`, `${typeNames[type]} · ${readableSize(bytes)}`]
  if (firstFrame) parts.push('First frame')
  if (partsHidden) parts.push('Parts hidden')
  return parts
}
