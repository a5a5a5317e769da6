import { percent } from '../english.ts'
import { isDense, type Measure, measureId } from '../evidence/picture-lines.ts'
import type { MeasuredPicture } from '../inputs.ts'
import { cited, contradiction, quoted } from './contradiction.ts'
import { isThrownTo, poleLines, type ScoredInputs, tagLine } from './find-lines.ts'
import type { Rule } from './rules.ts'

const minStrictStraightness = 0.7

const measured = ({ pictures }: ScoredInputs) => pictures.filter((picture) => picture.measured)

const measureLine = ({ lines }: ScoredInputs, { source }: MeasuredPicture, measure: Measure) =>
  lines.find(({ id }) => id === measureId(source, measure))

export const pictureRules: Readonly<Record<number, Rule>> = {
  20: (scored) => {
    const strict = measured(scored).filter(({ straightness }) => straightness >= minStrictStraightness)
    if (strict.length < 2 || !isThrownTo(scored, 'FRAME', 'right')) return null
    const shares = strict.map(({ straightness }) => percent(straightness)).join(' and ')
    return contradiction(
      'FRAME',
      `You leave given frames ({0}). {1} sit on a strict grid: ${shares} of their edges run level or upright. Whose grid is it?`,
      cited(poleLines(scored, 'FRAME', 'right', ['A5', 'A6', 'A7', 'P2', 'P3', 'P6', 'P7'])[0]),
      cited(...strict.map((picture) => measureLine(scored, picture, 'straightness'))),
    )
  },
  21: (scored) => {
    const dense = measured(scored).find(isDense)
    return dense === undefined
      ? null
      : contradiction(
          null,
          `You ask for simple: {0}. {1} leaves ${percent(dense.quiet_share)} of its surface empty. What could leave it first?`,
          quoted(tagLine(scored, 'A10', 'simple') ?? tagLine(scored, 'P7', 'simple')),
          cited(measureLine(scored, dense, 'quiet')),
        )
  },
}
