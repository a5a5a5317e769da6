import { percent } from '../crossed/rules-parts.ts'
import { type Measure, measureId } from '../evidence/picture-lines.ts'
import type { PictureMeasure } from '../inputs.ts'
import { numberWord } from './number-word.ts'
import { linesOf, type Sheet } from './sheet.ts'
import { claim, isNonEmpty, type Written } from './write.ts'

type Measured = Extract<PictureMeasure, { measured: true }>

const leastSymmetry = 0.8

const colourTexts: Record<Measured['colourfulness'], string> = {
  none: 'is without colour',
  slight: 'is nearly without colour',
  moderate: 'is moderately colourful',
  average: 'is averagely colourful',
  quite: 'is quite colourful',
  high: 'is highly colourful',
  extreme: 'is extremely colourful',
}

const contrastTexts = { even: 'even', medium: 'medium', strong: 'strong' }

function texts(picture: Measured): [Measure, string][] {
  const { source, palette, symmetry } = picture
  const share = palette.reduce((total, colour) => total + colour.share, 0)
  const colours = `${numberWord(palette.length, true)} ${palette.length === 1 ? 'colour covers' : 'colours cover'}`
  const dense = picture.quiet_share < 0.2 && picture.edge_density >= 0.2 ? ' It is dense.' : ''
  const all: [Measure, string][] = [
    ['palette', `${colours} ${percent(Math.min(1, share))} of ${source}. It measures as a ${picture.noun}.`],
    ['colourfulness', `${source} ${colourTexts[picture.colourfulness]}.`],
    ['contrast', `Light and dark in ${source}: ${contrastTexts[picture.contrast]}.`],
    ['quiet', `${percent(picture.quiet_share)} of ${source} is empty surface.${dense}`],
    ['straightness', `${percent(picture.straightness)} of the edges in ${source} run level or upright.`],
  ]
  return symmetry >= leastSymmetry
    ? [...all, ['symmetry', `${source} is close to its own mirror image.`]]
    : all
}

/** Measures only; they say nothing about the person. */
export function pictureSentences(sheet: Sheet): Written[] {
  return sheet.pictures
    .filter((picture) => picture.measured)
    .flatMap((picture) =>
      texts(picture).flatMap(([measure, text]) => {
        const lines = linesOf(sheet, [measureId(picture.source, measure)])
        return isNonEmpty(lines)
          ? [claim({ section: 'pictures', rule: `picture.${measure}`, text }, lines)]
          : []
      }),
    )
}
