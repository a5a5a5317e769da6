import { capitalize, numberWord, percent } from '../english.ts'
import { isDense, type Measure, measureId } from '../evidence/picture-lines.ts'
import type { MeasuredPicture } from '../inputs.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { claim, type UnnumberedSentence } from './sentence-kinds.ts'

const minSymmetry = 0.8

const colourTexts: Record<MeasuredPicture['colourfulness'], string> = {
  none: 'is without colour',
  slight: 'is nearly without colour',
  moderate: 'is moderately colourful',
  average: 'is averagely colourful',
  quite: 'is quite colourful',
  high: 'is highly colourful',
  extreme: 'is extremely colourful',
}

function texts(picture: MeasuredPicture): [Measure, string][] {
  const { source, palette, symmetry } = picture
  const share = palette.reduce((total, colour) => total + colour.share, 0)
  const colours = `${capitalize(numberWord(palette.length))} ${palette.length === 1 ? 'colour covers' : 'colours cover'}`
  const dense = isDense(picture) ? ' It is dense.' : ''
  return [
    ['palette', `${colours} ${percent(Math.min(1, share))} of ${source}. It measures as a ${picture.noun}.`],
    ['colourfulness', `${source} ${colourTexts[picture.colourfulness]}.`],
    ['contrast', `Light and dark in ${source}: ${picture.contrast}.`],
    ['quiet', `${percent(picture.quiet_share)} of ${source} is empty surface.${dense}`],
    ['straightness', `${percent(picture.straightness)} of the edges in ${source} run level or upright.`],
    ...(symmetry >= minSymmetry
      ? [['symmetry', `${source} is close to its own mirror image.`] satisfies [Measure, string]]
      : []),
  ]
}

export function pictureSentences(analysis: Analysis): UnnumberedSentence[] {
  return analysis.pictures
    .filter((picture) => picture.measured)
    .flatMap((picture) =>
      texts(picture).flatMap(([measure, text]) => {
        const lines = linesOf(analysis, [measureId(picture.source, measure)])
        return claim({ section: 'pictures', rule: `picture.${measure}`, text }, lines)
      }),
    )
}
