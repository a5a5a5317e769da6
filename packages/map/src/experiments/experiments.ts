import {
  choiceLine,
  faultLines,
  habitLine,
  manySystems,
  type ScoredInputs,
  systemLines,
  tagLine,
  wishLine,
} from '../crossed-wires/find-lines.ts'
import { wantsNothingLine } from '../crossed-wires/own-refusals.ts'
import { isContented, isForNobody, wantsNothing } from '../crossed-wires/says-nothing.ts'
import { isCounted, type Line } from '../evidence/line.ts'
import { saidLine } from '../faults/find-faults.ts'
import { otherPlaces } from '../faults/other-places.ts'
import { maxBeginning } from '../reading/quote.ts'
import { type FaultId, faultIds } from '../switches.ts'
import { findSystem } from './find-system.ts'
import { neverAsksLine } from './never-asks.ts'
import { isOfWish } from './of-wish.ts'
import { systemForms } from './system-kinds.ts'

export interface ExperimentRule {
  id: string
  fault: FaultId
  /** The lines that make it fit. */
  when: (scored: ScoredInputs, matchedRules: readonly number[]) => Line[]
  /** With `{in system}`. */
  text: string
  /** For whom names voice notes only; without it, that person writes on a sheet of paper. */
  spoken?: string
  measure: string
  /** She has to go to somebody with her work. */
  asks?: true
}

const present = (...lines: (Line | undefined)[]): Line[] => lines.filter((line) => line !== undefined)
/** Her condition, unless it runs as it is, or nobody can be asked for it. */
const openWish = (scored: ScoredInputs): Line | undefined => {
  const wish = wishLine(scored)
  if (wish === undefined || isContented(wish.text) || wantsNothing(wish.text)) return undefined
  return isForNobody(wish.text) ? undefined : wish
}
const asksFor = (scored: ScoredInputs, tag: 'asks-for-a-stop' | 'asks-for-a-person'): Line | undefined =>
  openWish(scored) === undefined ? undefined : tagLine(scored, 'A10', tag)
const saysInvoice = (line: Line | undefined): Line | undefined =>
  /invoic|billing/i.test(line?.quote ?? '') ? line : undefined

/** What comes in can be written there: "a red pen" is no door. */
function doorLine(scored: ScoredInputs): Line | undefined {
  const system = findSystem(scored)
  return system === null || systemForms[system.kind].isSpoken ? undefined : system.line
}

const watching = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-0`,
  fault,
  when: (scored) => otherPlaces(scored, fault),
  text: 'Each time work stands still, write {in system} where: before the start, in the middle, near the end or after the end.',
  spoken:
    'Each time work stands still, say {in system} where: before the start, in the middle, near the end or after the end.',
  measure:
    'Count them by place. Half of them where you said, or more: it breaks there. Fewer: the place with the longest list gets the next fourteen days.',
})

const stopText = 'Give one person, by name, the right to say “done”. Ask before each further pass.'
const stopMeasure =
  'Count the passes after “done”. None: keep the person. One or more: give that person the piece.'

/** She asks for a stop, wherever she clicked that it breaks. */
const stopped = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-7`,
  fault,
  asks: true,
  when: (scored) => present(asksFor(scored, 'asks-for-a-stop')),
  text: stopText,
  measure: stopMeasure,
})

/** Her condition stands before it, where the open part of four screens has room for all of it. */
export const standsWithWish = (id: string, wish: Line | undefined): boolean =>
  isOfWish(id) && (wish?.quote ?? '…').length <= maxBeginning && wish?.quote?.endsWith('…') === false

const wishMeasure = 'Was it so on one of them? Yes: write what got further that day. No: take another part.'

/** Whatever she asks for, it is hers, and a part of it fits whoever wrote it. */
const wished = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-6`,
  fault,
  when: (scored) => present(openWish(scored)),
  asks: true,
  text: 'Of that, write {in system} what could be so tomorrow, or whom to ask for it. Begin there.',
  spoken: 'Of that, say {in system} what could be so tomorrow, or whom to ask for it. Begin there.',
  measure: wishMeasure,
})

/** The same, for whom no experiment sends to somebody. */
const wishedAlone = (fault: FaultId): ExperimentRule => ({
  id: `${fault}-8`,
  fault,
  when: (scored) => present(openWish(scored)),
  text: 'Of that, write {in system} what could be so tomorrow. Begin there.',
  spoken: 'Of that, say {in system} what could be so tomorrow. Begin there.',
  measure: wishMeasure,
})

const of =
  (fault: FaultId) =>
  (scored: ScoredInputs): Line[] =>
    faultLines(scored, fault).filter((line) => line.kind !== 'choice' || line === saidLine(scored.lines))

/**
 * Of a fault the first that fits. Each takes a pen, or one other person, begins where the thing happens that
 * the fault is named for, and says what it means where that never happens.
 */
export const experiments: readonly ExperimentRule[] = [
  {
    id: 'IO-4',
    fault: 'IO',
    asks: true,
    when: (scored) => present(asksFor(scored, 'asks-for-a-person')),
    text: 'When there are too many ways to begin, show them to one person, by name. Within the hour all but one are struck out.',
    measure: 'Went on with the one that was left: keep the person. Did not: ask which one was missing.',
  },
  {
    id: 'CC-4',
    fault: 'CC',
    asks: true,
    when: (scored) => present(asksFor(scored, 'asks-for-a-stop') ?? asksFor(scored, 'asks-for-a-person')),
    text: stopText,
    measure: stopMeasure,
  },
  {
    id: 'OE-2',
    fault: 'OE',
    when: (scored) =>
      present(
        saysInvoice(tagLine(scored, 'A4', 'invoices')),
        saysInvoice(tagLine(scored, 'A10', 'invoices')),
      ),
    text: 'The invoice goes out in the same hour as the work.',
    measure: 'Count the hours between the two. One or less: keep it. More: somebody else sends it.',
  },
  {
    id: 'OE-5',
    fault: 'OE',
    when: (scored) => present(neverAsksLine(scored) ?? wantsNothingLine(scored)),
    text: 'Leave a note of your last finished piece, with your name, where one person will find it. You need not ask.',
    measure: 'Somebody spoke of it: leave one for the next piece. Nobody: another place, and another person.',
  },
  ...faultIds.filter((id) => id !== 'CC').map(stopped),
  ...faultIds.map(wished),
  ...faultIds.map(wishedAlone),
  ...(['IO', 'LS', 'CC', 'OE'] as const).map(watching),
  {
    id: 'IO-1',
    fault: 'IO',
    when: (scored) => present(choiceLine(scored, 'drops-everything', 'GATE')),
    text: 'When a second idea comes, write one line and a date for it {in system}. Ten minutes, then back.',
    spoken:
      'When a second idea comes, say one sentence and a date for it {in system}. Ten minutes, then back.',
    measure:
      'Count parked and followed. More parked than followed: keep it. No second idea came: keep this for the next one.',
  },
  {
    id: 'IO-3',
    fault: 'IO',
    when: ({ switches, lines }) =>
      switches.some(({ id, state }) => id === 'GATE' && state === 'both')
        ? lines.filter((line) => line.switch === 'GATE' && isCounted(line))
        : [],
    text: 'Thirty minutes on Friday belong to the other idea. Outside them it waits {in system}.',
    measure: 'Both touched in the week, and neither stopped: keep it. One stopped: the two need two weeks.',
  },
  {
    id: 'IO-2',
    fault: 'IO',
    when: of('IO'),
    text: 'When there are too many ways to begin, write {in system} the first two that come to mind. A coin decides, and the other one waits a week.',
    spoken:
      'When there are too many ways to begin, say {in system} the first two that come to mind. A coin decides, and the other one waits a week.',
    measure:
      'Count the coins. One or more, and you went with it: keep it. No coin fell: write down what you did instead.',
  },
  {
    id: 'TM-1',
    fault: 'TM',
    when: (scored) => present(choiceLine(scored, 'rebuilds', 'FRAME')),
    text: 'When you are handed a template, use it unchanged, once. Note {in system}, in one word each, where it chafes.',
    measure:
      'Rebuild only what you noted. One word or none: keep the template as it is. No template came: keep this for the next one.',
  },
  {
    id: 'TM-3',
    fault: 'TM',
    when: (scored) =>
      systemLines(scored).length >= manySystems && doorLine(scored) !== undefined ? systemLines(scored) : [],
    text: 'Whatever comes in is written {in system} first.',
    measure: 'Count entries elsewhere. Two a week or fewer: keep the door. More: it is the wrong door.',
  },
  {
    id: 'TM-2',
    fault: 'TM',
    when: (scored) => [...present(habitLine(scored)), ...faultLines(scored, 'TM')],
    text: 'Write what you do the same way every time as a template of five lines at most, {in system}. Use it once.',
    measure: 'It held: use it again. It did not: it is a habit, leave it unwritten.',
  },
  {
    id: 'LS-2',
    fault: 'LS',
    when: (scored) => present(choiceLine(scored, 'fits-a-sentence', 'PROOF')),
    text: 'Say the piece that you are in now in one sentence, and write it {in system}. Every third day write it again without looking.',
    measure:
      'Count the sentences that differ from the first. One or none: the shape holds, look elsewhere. More: build to the last sentence, and leave the first.',
  },
  {
    id: 'LS-1',
    fault: 'LS',
    when: of('LS'),
    text: 'When a piece stops holding, write {in system} at which step it still held. Go on from there.',
    spoken: 'When a piece stops holding, say {in system} at which step it still held. Go on from there.',
    measure:
      'It held from there: do it again. It did not: one step further back. Nothing stopped holding: keep this for the piece that does.',
  },
  {
    id: 'CC-1',
    fault: 'CC',
    when: of('CC'),
    text: 'Before you start a piece, write {in system} a line that begins “Done when …”. When it is met, stop.',
    measure:
      'Count how often you go back to it after that. Once or not at all: keep it. More: the line was not the end.',
  },
  {
    id: 'OE-4',
    fault: 'OE',
    asks: true,
    when: of('OE'),
    text: 'Tell one person of your last finished piece, and ask for a sentence back. Then of the next one.',
    measure: 'An answer came: keep it. None came: another person.',
  },
]
