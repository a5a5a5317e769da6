import { capitalize, numberWord, percent } from '../english.ts'
import { isDense, type Measure, measureId } from '../evidence/picture-lines.ts'
import type { MeasuredPicture } from '../inputs.ts'
import { type Analysis, linesOf } from './analysis.ts'
import { claim, type UnnumberedSentence } from './sentence-kinds.ts'

/** What lies between stands in the table of lines only. Chosen by eye; no table has pictures to move. */
const notable = { symmetry: 0.8, straightness: 0.7, full: 0.2, empty: 0.6, colours: 3, share: 0.75 }

const colourTexts: Partial<Record<MeasuredPicture['colourfulness'], string>> = {
  none: 'is without colour',
  slight: 'is nearly without colour',
  high: 'is full of colour',
  extreme: 'is full of colour',
}

function texts(picture: MeasuredPicture): [Measure, string][] {
  const { source, palette, quiet_share, straightness, symmetry } = picture
  const share = Math.min(
    1,
    palette.reduce((total, colour) => total + colour.share, 0),
  )
  const colours = `${capitalize(numberWord(palette.length))} ${palette.length === 1 ? 'colour covers' : 'colours cover'}`
  const colourful = colourTexts[picture.colourfulness]
  const found: [Measure, boolean, string][] = [
    [
      'palette',
      palette.length > 0 && palette.length <= notable.colours && share >= notable.share,
      `${colours} ${percent(share)} of ${source}.`,
    ],
    ['colourfulness', colourful !== undefined, `${source} ${colourful}.`],
    ['contrast', picture.contrast === 'strong', `Light and dark stand far apart in ${source}.`],
    ['contrast', picture.contrast === 'even', `Light and dark lie close together in ${source}.`],
    [
      'quiet',
      isDense(picture) || quiet_share < notable.full || quiet_share >= notable.empty,
      `${percent(quiet_share)} of ${source} is empty surface.`,
    ],
    [
      'straightness',
      straightness >= notable.straightness,
      `${percent(straightness)} of the edges in ${source} run level or upright.`,
    ],
    ['symmetry', symmetry >= notable.symmetry, `${source} is close to its own mirror image.`],
  ]
  return found.flatMap(([measure, isNotable, text]): [Measure, string][] =>
    isNotable ? [[measure, text]] : [],
  )
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
