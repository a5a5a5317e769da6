import { hasReadable } from '../evidence/fields.ts'
import { isThrown, poleNameOf, poleOf } from '../score/score-switches.ts'
import { quoteSlot } from '../slots.ts'
import { type Analysis, linesOf, spokenLine } from './analysis.ts'
import { claim, type UnnumberedSentence } from './sentence-kinds.ts'

export function oneSideSentences(analysis: Analysis): UnnumberedSentence[] {
  if (!hasReadable(analysis.fields, 'profile')) return []
  return analysis.switches.filter(isThrown).flatMap((reading) => {
    const lines = linesOf(analysis, [...reading.left, ...reading.right])
    const kinds = new Set(lines.map(({ kind }) => kind))
    const spoken = spokenLine(linesOf(analysis, reading[poleOf(reading)]))
    const you = kinds.has('choice') && kinds.has('words') && !kinds.has('profile') && reading.state === 'set'
    const ai = kinds.size === 1 && kinds.has('profile')
    if (spoken === undefined || (!you && !ai)) return []
    const who = you ? 'You, not your AI' : 'Your AI, not you'
    const text = `${who}: ${poleNameOf(reading).toLowerCase()}, {0}.`
    const rule = `one-side.${reading.id}`
    return claim({ section: 'one-side', rule, text, slots: [quoteSlot(spoken)] }, lines)
  })
}
