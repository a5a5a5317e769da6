import type { PictureMeasure } from '@wiring/map/inputs'
import { colourfulnessOf } from './colourfulness.ts'
import { edgeDensityOf, gradientsOf, quietShareOf, straightnessOf } from './edges.ts'
import { flatShareOf, nounOf } from './flat-share.ts'
import { contrastOf, symmetryOf } from './lightness.ts'
import { oklabOf } from './oklab.ts'
import { paletteOf } from './palette.ts'
import type { Pixels } from './pixels.ts'

type Measured = Omit<Extract<PictureMeasure, { measured: true }>, 'source' | 'measured' | 'width' | 'height'>

export function measurePixels(pixels: Pixels): Measured {
  const lab = oklabOf(pixels)
  const gradients = gradientsOf(lab.L, pixels.width, pixels.height)
  const flatShare = flatShareOf(pixels)
  return {
    palette: paletteOf(lab),
    colourfulness: colourfulnessOf(pixels),
    contrast: contrastOf(lab.L),
    quiet_share: quietShareOf(gradients),
    edge_density: edgeDensityOf(gradients),
    straightness: straightnessOf(gradients),
    symmetry: symmetryOf(lab.L, pixels.width),
    flat_share: flatShare,
    noun: nounOf(flatShare),
  }
}
