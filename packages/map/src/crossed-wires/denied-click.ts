import { denialOfClick } from '../evidence/denied-clicks.ts'
import type { Line } from '../evidence/line.ts'
import { type Contradiction, contradiction, quoted } from './contradiction.ts'
import type { ScoredInputs } from './find-lines.ts'

const ownHabit = ({ kind, denies }: Line) => kind === 'words' && denies === 'habit'

function firstOf(
  scored: ScoredInputs,
  isWanted: (denial: Line) => boolean,
  textOf: (denial: Line) => string,
) {
  for (const click of scored.lines) {
    if (click.kind !== 'choice' || click.says === null) continue
    const denial = denialOfClick(scored.lines, click)
    if (denial !== undefined && isWanted(denial))
      return contradiction(click.switch, textOf(denial), quoted(click), quoted(denial))
  }
  return null
}

/** Her words may have another sense, one piece may have been the exception, and an AI may be wrong. */
export const deniedHabit = (scored: ScoredInputs): Contradiction | null =>
  firstOf(scored, ownHabit, () => 'You chose {0}, and you wrote {1}. Do the two agree?')

export const deniedOtherwise = (scored: ScoredInputs): Contradiction | null =>
  firstOf(
    scored,
    (denial) => !ownHabit(denial),
    ({ kind }) =>
      kind === 'words'
        ? 'You chose {0}, and you wrote {1}. Do the two agree?'
        : 'You chose {0}. Your AI wrote {1}. Do the two agree?',
  )
