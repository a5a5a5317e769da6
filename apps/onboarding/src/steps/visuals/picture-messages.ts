import type { PickRefusal } from '@wiring/session/images'
import {
  fileTooLarge,
  invalidFileType,
  type Message,
  messages,
  onlyMoreImages,
} from '@wiring/session/messages'
import type { PrepareRefusal } from './prepare/prepare-picture.ts'

/** `lost`: sent, not saved in time, and this device has no copy. */
export type Refusal = PrepareRefusal | { reason: PickRefusal | 'lost' }

const thousands = new Intl.NumberFormat('en-GB')

export function refusalMessage(name: string, refusal: Refusal): Message {
  switch (refusal.reason) {
    case 'type':
      return invalidFileType(name)
    case 'size':
      return fileTooLarge(name)
    case 'empty':
      return { title: 'Empty file', description: `${name} has no content (0 bytes).` }
    case 'unreadable':
      if (/\.svgz?$/i.test(name))
        return {
          title: 'SVG is not taken',
          description: `${name} is a drawing in code. Export it as a PNG and add that.`,
        }
      return notReadable(`${name} could not be read as a picture. Save it as a JPEG or PNG and add that.`)
    case 'heic':
      return notReadable(`${name} could not be converted from HEIC. Save it as a JPEG and add that.`)
    case 'stuck':
      return notReadable(`${name} took too long to read on this device. Save it smaller and add that.`)
    case 'unloaded':
      return notReadable(
        `${name} could not be read in this tab. Check the connection, reload the page and add it again.`,
      )
    case 'pixels':
      return {
        title: 'Too many pixels',
        description: `${name} measures ${thousands.format(refusal.width)} × ${thousands.format(refusal.height)} pixels. The limit is 100 megapixels.`,
      }
    case 'lost':
      return {
        title: 'No longer stored',
        description: `${name} was sent but not saved in time. Add it again.`,
      }
  }
}

const notReadable = (description: string): Message => ({ title: 'Not readable', description })

export const surplusMessage = (room: number): Message =>
  room === 0 ? messages.maximumImages : onlyMoreImages(room)
