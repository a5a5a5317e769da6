import type { Line } from '../evidence/line.ts'
import { choiceLine, postponedLine, type ScoredInputs, wholeTextLine } from './find-lines.ts'

const startsAnother =
  /\b(?:i|we)(?:['’](?:m|ve|re)| am| have| are)?(?: always| just| usually| then| go and| already)? (?!(?:can|could|would|should|want|wish|never|do|don['’]t|drink|eat|have|take|read|watch|buy|get|need|find|order|smoke|wait|learn|open|see|tell|ask|call|put|spend)\b)[a-z]+ (?:up )?(?:another|something (?:new|else)|an? (?:new|second|third|fourth|different|fresh)|(?:two|three|four|five|six|some|more) (?:new|more|other|others))\b(?! (?:cup|coffee|tea|walk|nap|episode|film|game|call|list|plan|folder|week|month|hour|night|chapter|way|version|box|frame|folder|label|case|cover|chart|memo|sample|row|page|card|cup|bag|draft|coat|pass|round|layer|look|time|try|day|name|order|job for))(?=.*\binstead\b|.*\bthis month\b|[^.]*$)/i
/** "I formulate a new scent instead": what she does in place of what waits. */
const startsAnotherLine = (scored: Pick<ScoredInputs, 'lines'>): Line | undefined => {
  const line = wholeTextLine(scored, 'A4')
  return line?.text.split(/[.!?;\n]+/).some((each) => startsAnother.test(each)) === true ? line : undefined
}

const wentFor =
  /\bI(?:['’]d)?(?: just| simply)? (?:went|ran|got|climbed|walked|jumped|stopped|began|started|painted|drew|wrote|built|made|sewed|cut|carved|recorded|filmed)\b/i
const waitsMeanwhile =
  /\b(?:the|my|everything|it|they)\b[^.!?;,]{0,40}\b(?:waited|had to wait|stood still|went cold|got cold|dried out|was forgotten|were forgotten|lay there|stayed where)\b/i
/** "I went down and painted him … The market waited": told of when she lost track of time. */
const leftToGo =
  /\bI(?:['’](?:d|ve))? left (?:it|everything|the \w+|my \w+)\b[^.!?;]{0,40} (?:to go(?: and)?|and went to|and went and|for a new) \w+/i
function leftLine(scored: Pick<ScoredInputs, 'lines'>): Line | undefined {
  const [postponed, lost] = [wholeTextLine(scored, 'A4'), wholeTextLine(scored, 'A8')]
  if (postponed !== undefined && leftToGo.test(postponed.text)) return postponed
  const isLeft = lost !== undefined && wentFor.test(lost.text) && waitsMeanwhile.test(lost.text)
  return isLeft ? lost : undefined
}

/** Clicked that a new idea waits, and wrote that she begins another thing, or leaves one for it. */
export function disputedWait(scored: ScoredInputs): { click: Line; line: Line } | undefined {
  const line = startsAnotherLine(scored) ?? leftLine(scored)
  const click = choiceLine(scored, 'parks', 'GATE')
  return line === undefined || click === undefined ? undefined : { click, line }
}

const frameToFill =
  /\b(?:fill(?:ing)?|forms?|briefs?|templates?|applications?|questionnaires?|tax returns?|time ?sheets?)\b/i

/** Clicked that a template gets filled in, and wrote that such a thing is what she postpones. */
export function disputedFilling(scored: ScoredInputs): { click: Line; line: Line } | undefined {
  const line = postponedLine(scored)
  const click = choiceLine(scored, 'fills-in', 'FRAME')
  if (line === undefined || click === undefined || !frameToFill.test(line.quote ?? '')) return undefined
  return { click, line }
}

/** Told as chosen, and put as a question: her words may say something else. */
export const disputedClicks = (scored: ScoredInputs): Line[] =>
  [disputedWait(scored), disputedFilling(scored)].flatMap((found) => found?.click ?? [])
