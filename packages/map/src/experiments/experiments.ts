import {
  choiceLine,
  faultLines,
  habitLine,
  manySystems,
  type ScoredInputs,
  systemLines,
  tagLine,
} from '../crossed-wires/find-lines.ts'
import { wantsNothingLine } from '../crossed-wires/own-refusals.ts'
import { isCounted, type Line } from '../evidence/line.ts'
import { saidLine } from '../faults/find-faults.ts'
import { askedBreak, otherPlaces } from '../faults/other-places.ts'
import { type FaultId, faultIds } from '../switches.ts'
import { type ExperimentRule, present } from './experiment-rule.ts'
import { findSystem } from './find-system.ts'
import { neverAsksLine } from './never-asks.ts'
import { systemForms } from './system-kinds.ts'
import {
  asksFor,
  stopMeasure,
  stopped,
  stopText,
  wished,
  wishedAlone,
  wishedOfKind,
  wishedOfSomebody,
} from './wishes.ts'

/** Where her words may tell of another break, what fits this one is no start. */
const isAsked = (scored: ScoredInputs, fault: FaultId): boolean => askedBreak(scored, fault) !== undefined
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
  when: (scored) => {
    const asked = askedBreak(scored, fault)
    const others = otherPlaces(scored, fault)
    return others.length > 0 ? others : present(asked && saidLine(scored.lines), asked)
  },
  text: 'Each time work stands still, write {in system} where: before the start, in the middle, near the end or after the end.',
  spoken:
    'Each time work stands still, say {in system} where: before the start, in the middle, near the end or after the end.',
  measure:
    'Count them by place. Half of them where you said, or more: it breaks there. Fewer: the place with the longest list gets the next fourteen days.',
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
    when: (scored) => (isAsked(scored, 'IO') ? [] : present(asksFor(scored, 'asks-for-a-person'))),
    text: 'When there are too many ways to begin, show them to one person, by name. Within the hour all are struck out but those that you begin with.',
    measure: 'Went on with what was left: keep the person. Did not: ask what was missing.',
  },
  {
    id: 'CC-4',
    fault: 'CC',
    asks: true,
    when: (scored) =>
      isAsked(scored, 'CC')
        ? []
        : present(asksFor(scored, 'asks-for-a-stop') ?? asksFor(scored, 'asks-for-a-person')),
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
  ...faultIds.map(wishedOfSomebody),
  ...faultIds.flatMap(wishedOfKind),
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
