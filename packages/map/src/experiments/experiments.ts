import {
  choiceLine,
  manySystems,
  ownRuleLine,
  type ScoredInputs,
  systemLines,
  tagLine,
} from '../crossed-wires/find-lines.ts'
import { startsAnotherLine } from '../crossed-wires/starts-another.ts'
import { isCounted, type Line } from '../evidence/line.ts'
import type { FaultId } from '../switches.ts'
import { findSystem } from './find-system.ts'
import { neverAsksLine } from './never-asks.ts'
import { deniesPlanLine, wantsNothingLine } from './own-refusals.ts'
import { systemForms } from './system-kinds.ts'

export interface ExperimentRule {
  id: string
  fault: FaultId
  /** The lines that make it fit. */
  when: (scored: ScoredInputs, matchedRules: readonly number[]) => Line[]
  /** With `{in system}` or `{words}`. */
  text: string
  /** For whom names people or voice notes only; without it, that person writes on a sheet of paper. */
  spoken?: string
  measure: string
  words?: (scored: ScoredInputs) => Line | undefined
  /** She has to go to somebody with her work. */
  asks?: true
}

const present = (...lines: (Line | undefined)[]): Line[] => lines.filter((line) => line !== undefined)
/** A finished work that nobody is shown is another matter. */
const saysUnfinished = (line: Line | undefined): Line | undefined =>
  /unfinished|half|draft|rough|sketch|progress/i.test(line?.quote ?? '') ? line : undefined
const saysInvoice = (line: Line | undefined): Line | undefined =>
  /invoic|billing/i.test(line?.quote ?? '') ? line : undefined

/** Who begins one thing after another needs no push to begin. */
const startsTooMuch = (scored: ScoredInputs): Line[] =>
  present(choiceLine(scored, 'drops-everything', 'GATE'), startsAnotherLine(scored))

/** What comes in can be written there: "a red pen" is no door. */
function doorLine(scored: ScoredInputs): Line | undefined {
  const system = findSystem(scored)
  return system === null || systemForms[system.kind].isSpoken ? undefined : system.line
}

/** Of a fault the first that fits, else its first. Each takes a pen, or one other person. */
export const experiments: readonly ExperimentRule[] = [
  {
    id: 'IO-2',
    fault: 'IO',
    when: (scored) => (startsTooMuch(scored).length > 0 ? [] : present(choiceLine(scored, 'breaks-before'))),
    text: 'Before your next start, write the options down {in system}. By noon cut them to two. A day later a coin decides.',
    spoken:
      'Before your next start, say the options aloud {in system}. By noon cut them to two. A day later a coin decides.',
    measure:
      'Count the starts within a day, and those that were not. More of the first: keep it. Fewer: the options are not what you wait for.',
  },
  {
    id: 'IO-1',
    fault: 'IO',
    when: startsTooMuch,
    text: 'When a second idea comes, write one line and a date for it {in system}. Ten minutes, then back.',
    spoken:
      'When a second idea comes, say one sentence and a date for it {in system}. Ten minutes, then back.',
    measure:
      'Count parked and followed. Three parked for one followed, or more: keep it. Fewer than five ideas came: the fault is elsewhere.',
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
    id: 'TM-1',
    fault: 'TM',
    when: (scored) => present(choiceLine(scored, 'rebuilds', 'FRAME')),
    text: "Use one template of someone else's, unchanged, five times. Note each chafe in one word, {in system}.",
    measure:
      'Time the first use and the fifth. The fifth takes no longer: keep the template. Longer: rebuild only the word that repeats.',
  },
  {
    id: 'TM-2',
    fault: 'TM',
    when: (scored, matchedRules) =>
      ownRuleLine(scored) === undefined
        ? []
        : present(
            choiceLine(scored, 'cuts', 'FRAME') ??
              (matchedRules.includes(3) ? choiceLine(scored, 'changes', 'FRAME') : undefined),
          ),
    text: 'Write this down as a template of five lines at most: {words}. Use it three times.',
    measure: 'Three uses of three: it was a template. Fewer: it is a habit, leave it unwritten.',
    words: ownRuleLine,
  },
  {
    id: 'TM-3',
    fault: 'TM',
    when: (scored) =>
      systemLines(scored).length >= manySystems && doorLine(scored) !== undefined ? systemLines(scored) : [],
    text: 'One door: whatever comes in is written {in system} first.',
    measure: 'Count entries elsewhere. Two a week or fewer: keep the door. More: it is the wrong door.',
  },
  {
    id: 'LS-2',
    fault: 'LS',
    when: (scored) =>
      deniesPlanLine(scored) === undefined ? present(choiceLine(scored, 'fits-a-sentence', 'PROOF')) : [],
    text: 'Say the piece that you are in now in one sentence, and write it {in system}. Every third day write it again without looking.',
    measure:
      'Count the sentences that differ from the first. One or none: the shape holds, look elsewhere. More: build to the last sentence, and leave the first.',
  },
  {
    id: 'LS-1',
    fault: 'LS',
    when: (scored) =>
      deniesPlanLine(scored) === undefined ? present(choiceLine(scored, 'breaks-in-the-middle')) : [],
    text: 'Write the shape of the piece that you are in now in five lines, {in system}. Every third day mark each line that no longer holds.',
    measure:
      'Count the marked lines. One or none: the shape holds, look elsewhere. More: change those lines first, then the work.',
  },
  {
    id: 'LS-3',
    fault: 'LS',
    when: (scored) => present(deniesPlanLine(scored)),
    text: 'Before each larger change to the piece that you are in now, say aloud what holds it together. Change only what you did not name.',
    measure:
      'Count the changes after which it no longer held. One or none: keep it. More: what you name is not what holds it.',
  },
  {
    id: 'CC-5',
    fault: 'CC',
    when: (scored) => present(neverAsksLine(scored) ?? wantsNothingLine(scored)),
    text: 'Before you start a piece, write “Done when …” {in system}, with a date. When it is met, put the piece away for three days.',
    measure:
      'Count how often you took it out before the three days were over. Once or not at all: keep it. More: the stop is not the fault.',
  },
  {
    id: 'CC-4',
    fault: 'CC',
    asks: true,
    when: (scored) => present(tagLine(scored, 'A10', 'asks-for-a-stop')),
    text: 'Give one person, by name, the right to say “done”. Ask before each further pass.',
    measure:
      'Count how often you asked. Twice or more: keep the person. Less: the stop is not what is missing.',
  },
  {
    id: 'CC-1',
    fault: 'CC',
    asks: true,
    when: (scored) => present(choiceLine(scored, 'breaks-near-the-end')),
    text: 'Before you start a piece, write “Done when …” {in system} and tell that line to one person. When it is met, stop and hand the piece over.',
    measure:
      'Count how often you go back to it after that. Once or not at all: keep it. More: the stop is not the fault.',
  },
  {
    id: 'CC-3',
    fault: 'CC',
    when: (scored) => present(tagLine(scored, 'P4', 'tools'), tagLine(scored, 'A4', 'tools')),
    text: 'Each Monday, take one part out. Put it back only if something broke.',
    measure:
      'Count the parts that stayed out. One or more: go on. None: the parts are needed, and the fault is elsewhere.',
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
    text: 'Each Thursday, leave one finished piece, with your name on it, where one person will find it. You need not ask.',
    measure:
      'Two left, and one person or more who spoke of it: keep it. Nobody: another place, and another person.',
  },
  {
    id: 'OE-1',
    fault: 'OE',
    asks: true,
    when: (scored) => present(saysUnfinished(tagLine(scored, 'P3', 'rarely-shows'))),
    text: 'Show one unfinished piece to one person, each Thursday at four.',
    measure: 'Shown two times of two, and the replies counted: keep it. Shown and no reply: another person.',
  },
  {
    id: 'OE-4',
    fault: 'OE',
    asks: true,
    when: (scored) => present(choiceLine(scored, 'breaks-after')),
    text: 'Each Thursday, show one finished piece to one person who has not seen it, and ask for an answer.',
    measure: 'Two shown, and one answer or two: keep it. No answer: another person.',
  },
]
