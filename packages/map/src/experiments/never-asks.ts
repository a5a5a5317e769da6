import { type ScoredInputs, wholeTextLine } from '../crossed-wires/find-lines.ts'
import type { Line } from '../evidence/line.ts'

const toSomebody =
  '(?:ask(?: (?:for|anyone|anybody|someone|somebody|people|them|him|her)|ing)?|show(?:ing)?|shar(?:e|ing)|send(?:ing)? it|tell(?:ing)? (?:anyone|anybody|people|them)|put(?:ting)? my hand up|volunteer(?:ing)?|read(?:ing)? (?:it|one|them) (?:out|aloud)|offer(?:ing)?)'
const refusal = new RegExp(
  [
    `\\bi(?: would|['’]d| could| can| do| will| just)?(?: never|n['’]t(?: ever)?|not| not| hate to| hate| dread| cannot bear to) (?:just |ever |dare (?:to )?|bear to |like to |like |want to )?${toSomebody}\\b`,
    `\\bi(?:['’]m| am) (?:too )?(?:shy|afraid|scared|embarrassed)(?: to)? ?(?:of )?${toSomebody}\\b`,
    '\\b(?:some(?:one|body)|any(?:one|body)|people|they|he|she) (?:else )?(?:would|will|must|has|have|had|needs?|should)(?: have| need)?(?: to)? ask me\\b',
    '\\bif (?:some(?:one|body)|people|they|he|she) (?:else )?asked me\\b',
  ].join('|'),
  'i',
)

/** "I never ask, I just put it loud" tells of a test of hers, unless she was asked what it would need. */
const bareAsk = /\bask(?=\s*(?:[,.;]|$))/gi

/** Of her answers that stand whole on the sheet, one that says that she asks nobody by herself. */
export const neverAsksLine = (scored: ScoredInputs): Line | undefined =>
  ['A10', 'A4', 'A6', 'A8', 'A2']
    .flatMap((field) => wholeTextLine(scored, field) ?? [])
    .find(({ text, field }) =>
      refusal.test(field === 'A10' || field === 'A4' ? text : text.replace(bareAsk, '')),
    )
