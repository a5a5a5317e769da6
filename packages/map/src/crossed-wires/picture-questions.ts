import { percent } from '../english.ts'
import { isDense, type Measure, measureId } from '../evidence/picture-lines.ts'
import type { MeasuredPicture } from '../inputs.ts'
import { cited, contradiction, quoted } from './contradiction.ts'
import { choiceLine, type ScoredInputs, tagLine } from './find-lines.ts'
import type { Rule } from './text-questions.ts'

/** Two ninths of all directions are level or upright, so 0.7 is a grid. No table has pictures to move. */
const minStrictStraightness = 0.7

const measured = ({ pictures }: ScoredInputs) => pictures.filter((picture) => picture.measured)

const measureLine = ({ lines }: ScoredInputs, { source }: MeasuredPicture, measure: Measure) =>
  lines.find(({ id }) => id === measureId(source, measure))

export const pictureQuestions: Readonly<Record<number, Rule>> = {
  20: (scored) => {
    const strict = measured(scored).filter(({ straightness }) => straightness >= minStrictStraightness)
    // One picture may be of anything.
    if (strict.length < 2) return null
    const shares = strict.map(({ straightness }) => percent(straightness)).join(' and ')
    return contradiction(
      'FRAME',
      `Handed a template, you chose {0}. In {1}, ${shares} of the edges run level or upright. Whose grid is that?`,
      quoted(choiceLine(scored, 'changes', 'FRAME')),
      cited(...strict.map((picture) => measureLine(scored, picture, 'straightness'))),
    )
  },
  21: (scored) => {
    const dense = measured(scored).find(isDense)
    return dense === undefined
      ? null
      : contradiction(
          null,
          `Of what would have to be true you wrote {0}. {1} leaves ${percent(dense.quiet_share)} of its surface empty. What could leave it first?`,
          quoted(tagLine(scored, 'A10', 'simple')),
          cited(measureLine(scored, dense, 'quiet')),
        )
  },
}
