import type { Message } from '@wiring/session/messages'
import type { Refusal } from './prepare/prepared-picture.ts'

const thousands = new Intl.NumberFormat('en-GB')

/** What a visitor reads about a file that the specification's own texts do not cover: what is wrong, and what to do. */
export function refusalMessage(name: string, refusal: Refusal): Message {
  switch (refusal.reason) {
    case 'empty':
      return { title: 'Empty file', description: `${name} has no content (0 bytes).` }
    case 'unreadable':
      if (/\.svgz?$/i.test(name))
        return {
          title: 'SVG is not taken',
          description: `${name} is a drawing in code. Export it as a PNG and add that.`,
        }
      return {
        title: 'Not readable',
        description: `${name} could not be read as a picture. Save it as a JPEG or PNG and add that.`,
      }
    case 'heic':
      return {
        title: 'Not readable',
        description: `${name} could not be converted from HEIC. Save it as a JPEG and add that.`,
      }
    case 'stuck':
      return {
        title: 'Not readable',
        description: `${name} took too long to read on this device. Save it smaller and add that.`,
      }
    case 'unloaded':
      return {
        title: 'Not readable',
        description: `${name} could not be read in this tab. Check the connection, reload the page and add it again.`,
      }
    case 'pixels':
      return {
        title: 'Too many pixels',
        description: `${name} measures ${thousands.format(refusal.width)} × ${thousands.format(refusal.height)} pixels. The limit is 100 megapixels.`,
      }
  }
}

/** A picture that was sent and not saved in time, and that this device has no copy of. */
export const notKept = (name: string): Message => ({
  title: 'No longer stored',
  description: `${name} was sent but not saved in time. Add it again.`,
})
