import { fileTooLarge, invalidFileType, type Message } from '@wiring/session/messages'
import type { PictureFacts } from './prepare/prepare-picture.ts'
import type { QueuedPicture, Refusal } from './queue/pictures-state.ts'

const thousands = new Intl.NumberFormat('en-GB')

export function refusalMessage(name: string, refusal: Refusal): Message {
  switch (refusal.reason) {
    case 'type':
      return invalidFileType(name)
    case 'size':
      return fileTooLarge(name)
    case 'empty':
      return {
        title: 'Empty file',
        description: `${name} has no content (0 bytes). Save it again where it comes from, or add another.`,
      }
    case 'unreadable':
      if (/\.svgz?$/i.test(name))
        return {
          title: 'SVG is not taken',
          description: `${name} is a drawing in code. Export it as a PNG and add that.`,
        }
      return notReadable(`${name} could not be read as a picture. Save it as a JPEG or PNG and add that.`)
    case 'heic':
      return notReadable(`${name} could not be converted from HEIC. Save it as a JPEG and add that.`)
    case 'timeout':
      return notReadable(`${name} took too long to read on this device. Save it smaller and add that.`)
    case 'worker-error':
      return notReadable(
        `${name} could not be read in this tab. Check the connection, reload the page and add it again.`,
      )
    case 'pixels':
      return {
        title: 'Too many pixels',
        description: `${name} measures ${thousands.format(refusal.width)} × ${thousands.format(refusal.height)} pixels. The limit is 100 megapixels. Send a smaller copy, or take it again with the camera set to 12 megapixels.`,
      }
    case 'scrambled':
      return notReadable(
        `This browser turns every picture that a page draws into noise, to protect you from being recognised. Allow this site to read canvas data and add ${name} again, or add it in another browser: the link in your mail opens there.`,
      )
    case 'lost':
      return {
        title: 'No longer stored',
        description: `${name} was sent but not saved in time. Add it again.`,
      }
  }
}

const notReadable = (description: string): Message => ({ title: 'Not readable', description })

export interface PictureStatus {
  signal: 'red' | 'yellow' | 'green' | 'off'
  label: string
}

export function pictureStatus(picture: QueuedPicture): PictureStatus {
  switch (picture.state) {
    case 'reading':
      return { signal: 'yellow', label: 'Reading' }
    case 'ready':
      return { signal: 'off', label: 'Ready' }
    case 'uploading':
      return { signal: 'yellow', label: `Uploading ${formatPercent(picture.progress)}` }
    case 'waiting':
      return { signal: 'yellow', label: picture.reason === 'offline' ? 'Offline' : 'Trying again' }
    case 'failed':
      return { signal: 'red', label: 'Upload failed' }
    case 'stored':
      return { signal: 'green', label: 'Uploaded' }
  }
}

/** At most 99 %: storage has not confirmed yet. */
export const formatPercent = (progress: number): string => `${Math.min(99, Math.floor(progress * 100))} %`

const typeNames = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
} as const

export function formatBytes(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1_000_000).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1_000))} KB`
}

export function factsTexts({ width, height, type, bytes, firstFrame, partsHidden }: PictureFacts): string[] {
  const parts = [`${width} × ${height}`, `${typeNames[type]} · ${formatBytes(bytes)}`]
  if (firstFrame) parts.push('First frame')
  if (partsHidden) parts.push('Parts hidden')
  return parts
}
