import { sniffImageType } from '@wiring/session/images'
import { heifKind } from './heif-size.ts'

/** The brands of an ISO container stand in its first part. */
const enough = 256

/** Whether a file begins like a picture, whatever it is called. False when it cannot be read. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, enough).arrayBuffer())
    const isBitmap = bytes[0] === 0x42 && bytes[1] === 0x4d
    return isBitmap || sniffImageType(bytes) !== null || heifKind(new DataView(bytes.buffer)) !== null
  } catch {
    return false
  }
}
