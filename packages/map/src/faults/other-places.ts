import { postponedLine, type ScoredInputs, wholeTextLine } from '../crossed-wires/find-lines.ts'
import { byStrength, isCounted, type Line } from '../evidence/line.ts'
import { rangeOfSentence } from '../evidence/sentence-range.ts'
import { maxAnswer } from '../reading/quote.ts'
import type { FaultId } from '../switches.ts'
import { drawnFaults, saidLine } from './find-faults.ts'

/** Those that stand at one place are one. */
const placeOf: Record<FaultId, string> = { IO: 'start', TM: 'form', LS: 'middle', CC: 'end', OE: 'after' }

/** Whether what her AI wrote, or what she postpones, says it, too. */
export const isWritten = ({ lines }: Pick<ScoredInputs, 'lines'>, fault: FaultId): boolean =>
  lines.some(
    (line) => line.fault === fault && isCounted(line) && (line.kind === 'profile' || line.field === 'A4'),
  )

function sentenceAround(text: string, start: number, end: number): string {
  const found = rangeOfSentence(text, start, end, maxAnswer)
  return found === null ? text : text.slice(found.start, found.end)
}

/** What she does instead of what is put off says nothing of where it breaks. */
const isInstead = ({ field, concept, fault, text, start, end }: Line) =>
  field === 'A4' &&
  (concept === 'tidying' ||
    // "I start the next wall instead" waits for no decision.
    (fault === 'IO' && /\binstead\b/i.test(sentenceAround(text, start, end))))

/** Clicked one place, and is read to write of another, and not of that one. */
export function otherPlaces(scored: ScoredInputs, fault: FaultId): Line[] {
  const said = saidLine(scored.lines)
  if (said?.fault !== fault) return []
  const written = scored.lines.filter(
    (line) => line.kind === 'words' && line.fault !== null && isCounted(line) && !isInstead(line),
  )
  const isThere = (line: Line) => placeOf[line.fault as FaultId] === placeOf[fault]
  return written.length === 0 || written.some(isThere) ? [] : [said, ...written]
}

/** Clicked that a template is cut, or rebuilt. */
const rebuilds = ({ lines }: ScoredInputs): boolean =>
  lines.some(({ kind, fault }) => kind === 'choice' && fault === 'TM')

/** Her AI is read to write of another break, and of this one neither it nor she. */
function otherBreakOfAi(scored: ScoredInputs, fault: FaultId): Line | undefined {
  const said = saidLine(scored.lines)
  if (said?.fault !== fault) return undefined
  const read = scored.lines.filter((line) => line.kind !== 'choice' && line.fault !== null && isCounted(line))
  const [first] = read.filter(({ field }) => field === 'P3' || field === 'P4').toSorted(byStrength)
  if (first === undefined || read.some((line) => line.fault !== first.fault)) return undefined
  // One line may be read so by chance; a form that does not fit is why she rebuilds.
  const isWhy = first.fault === 'TM' && (fault === 'LS' || rebuilds(scored))
  return isWhy || new Set(read.map(({ source }) => source)).size > 1 ? first : undefined
}

/** What she is read to write of instead, where she was asked for what she postpones or would need. */
const otherBreak = (scored: ScoredInputs, fault: FaultId): Line | undefined =>
  otherPlaces(scored, fault)
    .slice(1)
    .find(({ field }) => field === 'A4' || field === 'A10')

const form =
  /\b(?:box(?:es)? for|in theirs|(?:sheet|list|page) (?:from|of) (?:the|an?) (?:\w+ )?(?:office|agency|council|department|museum|trust|ministry|school|board)|forms?|templates?|formats?|grids?|guidelines?|questionnaires?|portals?|fill (?:it |them |that )?(?:in|out)|(?:their|the) (?:boxes|slides|deck|layout|brief|system|software|program)|(?:their|(?:client|museum|agency|publisher|school|label|fund|council|house)['’]s) (?:sheets?|scheme|mask|columns?|spreadsheet|document)|sheet has (?:\w+ )?(?:boxes|columns|fields)|they (?:want|send|give|need)|there(?:['’]s| is| are|['’]re) no (?:box|field|slide|column|form)|have to pick|(?:each|every) (?:agent|client|publisher|editor|label|fund|school) wants)\b/i

/** No answer to A7 names a form of others: who rebuilds them, and postpones what has one, is asked. */
function givenForm(scored: ScoredInputs): Line | undefined {
  const namesForm = ({ text }: { text: string }) => form.test(text)
  const postponed = scored.fields.find(({ id }) => id === 'A4')
  if (!rebuilds(scored) || postponed === undefined) return undefined
  // Where a person reads what she postpones, her AI may name it.
  const line =
    postponed.unread === null
      ? postponed.passages.some(namesForm) && postponedLine(scored)
      : ['P4', 'P3'].flatMap((field) => wholeTextLine(scored, field) ?? []).find(namesForm)
  return line ? { ...line, fault: 'TM' } : undefined
}

const existing =
  /\b(?:(?:is|are|been|it['’]s|its|they['’]re|theyre) (?:all |both |long |already |basically |quite )*|(?<=[.,;:(] ?|^))(?:done|finished|complete|completed|ready|printed|recorded|mixed|edited|framed)\b(?! (?:with|for the|by|before|when|until|to be))|\b(?:done|finished|complete|completed|ready) (?:since|for (?:a |the last |over )?(?:\w+ )?(?:weeks?|months?|years?))\b/i
const unfinished =
  /\b(?:not|never|nearly|almost|half|none|nothing|isn['’]?t|aren['’]?t|till|until|when|once|if|before|bar|except|percent|%|instead)\b[^.;!?]{0,24}\b(?:done|finished|complete|completed|ready|printed|recorded|mixed|edited|framed)\b/i
const altered =
  /\b(?:version \d+|(?:add|adding|redo|rewrite|rework|polish|tweak|improve|retouch|another|one more|re-?do|do (?:it|them|that) again|over again)\b)/i
const unaltered =
  /\b(?:would ?n['’]?t|would not|wouldnt|never had to|have not|haven['’]t) (?:change|alter|touch)(?:ed)?\b|\bnothing (?:is )?(?:left|more|else)? ?to (?:do|change|fix|add|improve)\b|\bhas(?: not|n['’]t) been (?:opened|touched|changed)\b/i

/** What she postpones is there already: it breaks before no start, and, unaltered, at no end. */
function brokenLater(scored: ScoredInputs, fault: FaultId): Line | undefined {
  const line = wholeTextLine(scored, 'A4')
  const isRead = scored.fields.some(({ id, unread }) => id === 'A4' && unread === null)
  if (line === undefined || !isRead) return undefined
  const { text } = line
  if (!existing.test(text) || unfinished.test(text)) return undefined
  if (fault === 'IO') return { ...line, fault: altered.test(text) ? 'CC' : 'OE' }
  return fault === 'CC' && unaltered.test(text) ? { ...line, fault: 'OE' } : undefined
}

const middle =
  /\b(?:middle|half ?way|mid ?way|second (?:part|half|act|verse)|by (?:the )?(?:photo|page|minute|chapter|verse|slide) \d+|loses? (?:direction|coherence|its|their|the) ?(?:shape|thread|line|question)?)\b/i
/** "By photo 20 I lose it": a reading of another break beside that is by chance. */
const namesMiddle = ({ fields }: ScoredInputs, fault: FaultId): boolean =>
  fault === 'LS' &&
  fields.some(
    ({ id, unread, passages }) =>
      unread === null && /^(?:A4|A10|P[347])$/.test(id) && passages.some(({ text }) => middle.test(text)),
  )

/** "So I build my own template, a better one": whatever happens half way, that is why. */
const remade =
  /\b(?:rebuil(?:d|t|ds|ding)|redesign\w*|redr[ae]w\w*|remade|remake\w*|(?:buil[dt]|ma[dk]e|dr[ae]w|wr[io]te) (?:my|our|a) (?:own|better|new)) (?:\w+ ){0,2}(?:forms?|templates?|formats?|grids?|sheets?|layouts?)\b/i
const remakesForm = ({ fields }: ScoredInputs): boolean =>
  fields.some(({ id, passages }) => id === 'A4' && passages.some(({ text }) => remade.test(text)))

/** Of whom took the click back: what is read of another break, in what she postpones before all else. */
export function untoldBreak(scored: ScoredInputs, taken: FaultId | null): Line | undefined {
  const isOther = ({ kind, fault }: Line) => kind !== 'choice' && fault !== null && fault !== taken
  const read = scored.lines.filter((line) => isOther(line) && isCounted(line))
  const inField = (field: string) => read.filter((line) => line.field === field).toSorted(byStrength)[0]
  return (
    givenForm(scored) ??
    [brokenLater(scored, 'IO')].find((line) => line !== undefined && isOther(line)) ??
    ['A4', 'A10', 'P3', 'P4'].map(inField).find((line) => line !== undefined)
  )
}

/** What the sentence of the clicked break asks, unless that is written, too, or the other is drawn. */
export function askedBreak(scored: ScoredInputs, fault: FaultId): Line | undefined {
  const form = givenForm(scored)
  const isReason = form !== undefined && remakesForm(scored)
  if (isWritten(scored, fault) || (namesMiddle(scored, fault) && !isReason)) return undefined
  const line =
    form ?? otherBreak(scored, fault) ?? brokenLater(scored, fault) ?? otherBreakOfAi(scored, fault)
  return drawnFaults(scored.friction).some(({ id }) => id === line?.fault) ? undefined : line
}
