import { isCounted, type Line } from '../evidence/line.ts'
import { type Contradiction, cited, contradiction, quoted } from './contradiction.ts'
import { finishedLine, postponedLine, type ScoredInputs } from './find-lines.ts'
import { dateLine, wantedLine } from './outside-date.ts'
import { isContentAsItIs, openWish } from './own-refusals.ts'
import { saysNothing } from './says-nothing.ts'

/** "Is answering a task? I answer nobody" names none. */
const asks = ({ text, end }: Line) => text.slice(end).trimStart().startsWith('?')
/** What everybody postpones is no pair for a piece. */
const errand =
  /^(?:(?:my|the|a|doing|filing|paying|booking|going to) )*(?:tax(?:es)?|tax return|vat|dentist|doctor|dishes|washing up|laundry|ironing|insurance|cleaning|gym|bank)\b/i

/** A date, a person, a place, money or a limit: what ended the one may be had for the other. */
const arranged =
  /\b(?:because|bc|cause|since|so (?:it|i|we|that)|needed|needs|had to|must|wanted|deadline|due|delivery|date|by (?:\w+day|noon|\d|four|five|six)|on the \d|(?:\w+day) (?:was|is|the)|opening|opened|premi[eè]re|printer|customer|client|publisher|editor|producer|director|boss|teacher|booked|waiting|waited|asked|came|comes|turned up|van|paid|fee|law|inspection|fair|market|show|concert|wedding|birthday|exhibition|launch|upload|rules?|no format|\d+ (?:hours?|days?|weeks?)|(?:one|two|three) (?:days?|weekend|weekends|nights?|sitting|evening)|with (?:my|our|his|her) \w+|alone|in silence|phone off|door (?:shut|closed|locked))\b/i
const past =
  /\b(?:ill|illness|sick|surgery|hospital|heart|died|dead|death|frost|rain|weather|winter|snow|roof|retire[ds]?|stent|for once|nobody (?:gave|sent|asked)|there was no|(?:sent|had|gave) no)\b/i
const isFirst = /\bbefore (?:i|we|it|the|any|anything|each|every)\b/i

/** By eye, on strangers' quotes. */
const leastWords = 4

/** A date of somebody else, or that somebody wanted it. */
export function endedFromOutside(scored: ScoredInputs): Contradiction | null {
  if (dateLine(scored, 'A4') !== undefined || wantedLine(scored, 'A4') !== undefined) return null
  const text =
    'Of what you finished last you wrote {0}. Of what you postpone, {1}. Could what ended the first end the second, too?'
  const ended = dateLine(scored, 'A2') ?? wantedLine(scored, 'A2')
  if (ended === undefined) return null
  const later = postponedLine(scored)
  // What comes before the work is not ended by a date at its end.
  if (isFirst.test(later?.quote ?? '') || past.test(ended.text)) return null
  const finished = finishedLine(scored) ?? ended
  // "The studio slot" alone leaves out who did it.
  const isNamed = (finished.quote ?? '').split(/\s+/).length < leastWords
  return isNamed ? null : contradiction(null, text, quoted(finished), quoted(later))
}

/** What got the first over the line, or would have to be true, beside what she postpones. */
export function finishedAndPostponed(scored: ScoredInputs): Contradiction | null {
  const pair = 'Of what you finished last you wrote {0}. Of what you postpone, {1}.'
  if (endedFromOutside(scored) !== null || !scored.lines.some(isCounted)) return null
  if (isContentAsItIs(scored)) return null
  const postponed = postponedLine(scored)
  const task = postponed?.quote ?? ''
  const isTask = postponed !== undefined && !saysNothing(task) && !asks(postponed) && !errand.test(task)
  const finished = finishedLine(scored)
  const isArranged = arranged.test(finished?.text ?? '') && !past.test(finished?.text ?? '')
  if (!isTask || !isArranged) return null
  const sides = [quoted(finished), quoted(postponed)]
  const wish = openWish(scored)
  // Asked what got the first over the line, she has mostly answered it there.
  return wish === undefined
    ? contradiction(null, `${pair} What could do for the second what got the first over the line?`, ...sides)
    : contradiction(
        null,
        `${pair} You wrote what would have to be true ({2}): who or what could bring that to the second, and when?`,
        ...sides,
        cited(wish),
      )
}
