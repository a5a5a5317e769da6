import { printedLines } from '../circuits/read-switches.ts'
import { weightOf } from '../crossed-wires/find-lines.ts'
import { isThrown } from '../score/score-switches.ts'
import { quoteSlot } from '../slots.ts'
import type { SwitchReading } from '../snapshot.ts'
import { type Analysis, spokenLine } from './analysis.ts'
import { claim, type UnnumberedSentence } from './sentence-kinds.ts'

/** One item of a list (0.25) is too little to be another view. Claims and rules of bench/tables.txt move. */
const minWeight = 0.3

function sidesOf(analysis: Analysis, reading: SwitchReading) {
  const isAi = (lines: Analysis['lines']) =>
    weightOf(lines) >= minWeight && lines.every(({ kind }) => kind === 'profile')
  const isYou = (lines: Analysis['lines']) =>
    lines.length > 0 && lines.every(({ kind }) => kind !== 'profile')
  const left = printedLines(analysis.lines, reading, 'left')
  const right = printedLines(analysis.lines, reading, 'right')
  if (isYou(left) && isAi(right)) return { you: left, ai: right }
  return isYou(right) && isAi(left) ? { you: right, ai: left } : null
}

/** The other side has to say the opposite: that it says nothing is no reading. */
export const isSeenByOneSide = (analysis: Analysis, reading: SwitchReading): boolean =>
  isThrown(reading) && sidesOf(analysis, reading) !== null

export function oneSideSentences(analysis: Analysis): UnnumberedSentence[] {
  return analysis.switches.filter(isThrown).flatMap((reading) => {
    const sides = sidesOf(analysis, reading)
    const you = spokenLine(sides?.you ?? [])
    const ai = spokenLine(sides?.ai ?? [])
    if (you === undefined || ai === undefined) return []
    const text = 'You: {0}. Your AI: {1}.'
    const rule = `one-side.${reading.id}`
    return claim({ section: 'one-side', rule, text, slots: [quoteSlot(you), quoteSlot(ai)] }, [you, ai])
  })
}
