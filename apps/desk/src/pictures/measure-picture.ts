import type { PictureMeasure } from '@wiring/map/inputs'
import { sniffImageType } from '@wiring/session/images'
import { readPictureHeader } from '@wiring/session/picture-header'
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
  const type = sniffImageType(bytes)
  if (type === null) return unmeasured('undecodable')
  try {
    return await decodePicture(bytes, async (picture, { pages = 1, autoOrient: { width, height } }) => {
      // libvips shows only the first picture of an animated PNG.
      const isAnimatedPng = type === 'image/png' && readPictureHeader(bytes)?.animated
      if (pages > 1 || isAnimatedPng) return unmeasured('animated')
      return { source, measured: true, width, height, ...measurePixels(await smallPixels(picture)) }
    })
  } catch (error) {
    return unmeasured(error instanceof PictureTooLarge ? 'too-large' : 'undecodable')
  }
}
