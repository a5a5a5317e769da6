import { hint } from '../surveys/choice.ts'
import { narrowHalves } from '../surveys/option-sentences.ts'
import { isCounted, type Line } from './line.ts'

/** One reading of her own answer, or of the rhythm; an item of a list is less. */
const oneAnswer = 0.5

/** That what a half says of a template, or of a new idea, is not so of the rest of her work. */
function saysOtherwise({ kind, switch: on, pole, fault, entry, e }: Line, half: Line): boolean {
  const isSent = half.switch === 'EXIT' && half.pole === 'left'
  if (kind === 'choice') return false
  // Nobody hears of what is done: that a template is sent says nothing of it.
  if (isSent && fault === 'OE') return true
  if (Math.abs(e) < oneAnswer) return false
  const isPolished = fault === 'CC' && entry.startsWith('polish.')
  return (isSent && isPolished) || (on === half.switch && pole !== half.pole)
}

/** "Once a template is filled in, it goes" is no reading of somebody who draws her own hands five times. */
export const withoutNarrowHalves = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const isNarrow = line.kind === 'choice' && narrowHalves.has(line.says ?? '')
    const isContradicted = isNarrow && lines.some((each) => isCounted(each) && saysOtherwise(each, line))
    return isContradicted ? { ...line, e: Math.sign(line.e) * hint } : line
  })
