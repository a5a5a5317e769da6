import type { PictureMeasure } from '@wiring/map/inputs'
import { sniffImageType } from '@wiring/session/images'
import { decodePicture, loadSharp, PictureTooLarge } from '@wiring/sheet/pictures/decode-picture.ts'
import type { Sharp } from 'sharp'
import { measurePixels } from './measure-pixels.ts'
import type { Pixels } from './pixels.ts'

const longestSide = 256

type Source = `V${number}`
type Reason = Extract<PictureMeasure, { measured: false }>['reason']

export async function imageLibraryVersions(): Promise<{ sharp: string; libvips: string }> {
  const { versions } = await loadSharp()
  return { sharp: versions.sharp ?? 'unknown', libvips: versions.vips }
}

async function smallPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error('not three channels')
  return { width: info.width, height: info.height, rgb: data }
}

/** Never throws. */
export async function measurePicture(source: Source, bytes: Uint8Array): Promise<PictureMeasure> {
  const unmeasured = (reason: Reason): PictureMeasure => ({ source, measured: false, reason })
  if (sniffImageType(bytes) === null) return unmeasured('undecodable')
  try {
    return await decodePicture(bytes, async (picture, { pages = 1, autoOrient: { width, height } }) => {
      if (pages > 1 || isAnimatedPng(bytes)) return unmeasured('animated')
      return { source, measured: true, width, height, ...measurePixels(await smallPixels(picture)) }
    })
  } catch (error) {
    return unmeasured(error instanceof PictureTooLarge ? 'too-large' : 'undecodable')
  }
}

/** libvips shows only the first frame; `acTL` marks animation. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || view.getUint32(0) !== 0x89504e47) return false
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}
