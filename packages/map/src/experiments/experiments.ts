import {
  choiceLine,
  manySystems,
  type ScoredInputs,
  systemLines,
  tagLine,
  wholeTextLine,
} from '../crossed-wires/find-lines.ts'
import { isCounted, type Line } from '../evidence/line.ts'
import type { FaultId } from '../switches.ts'
import type { SystemKind } from './find-system.ts'

export interface ExperimentRule {
  id: string
  fault: FaultId
  /** The lines that make it fit. */
  when: (scored: ScoredInputs, matchedRules: readonly number[]) => Line[]
  /** With `{system}` or `{words}`. */
  text: string
  measure: string
  systems?: readonly SystemKind[]
  words?: (scored: ScoredInputs) => Line | undefined
}

const present = (...lines: (Line | undefined)[]): Line[] => lines.filter((line) => line !== undefined)

export const experiments: readonly ExperimentRule[] = [
  {
    id: 'IO-1',
    fault: 'IO',
    when: (scored) => present(choiceLine(scored, 'follows', 'GATE')),
    text: 'When a second idea comes, write one line and a date for it in {system}. Ten minutes, then back.',
    measure:
      'Count parked and followed. Three parked for one followed, or more: keep it. Fewer than five ideas came: the fault is elsewhere.',
    systems: ['notes', 'paper', 'list', 'calendar', 'board'],
  },
  {
    id: 'IO-2',
    fault: 'IO',
    when: (scored) => present(choiceLine(scored, 'breaks-before')),
    text: 'When a piece has more than two options, cut to two by noon. At 24 hours the coin decides.',
    measure:
      'Count the starts within 24 hours. Four of five: keep it. Fewer: the options are not what you wait for.',
  },
  {
    id: 'IO-3',
    fault: 'IO',
    when: ({ switches, lines }) =>
      switches.some(({ id, state }) => id === 'GATE' && state === 'both')
        ? lines.filter((line) => line.switch === 'GATE' && isCounted(line))
        : [],
    text: 'Thirty minutes on Friday belong to the other idea. Outside them it waits in {system}.',
    measure: 'Both touched in the week, and neither stopped: keep it. One stopped: the two need two weeks.',
    systems: ['notes', 'list', 'paper', 'board', 'calendar'],
  },
  {
    id: 'TM-1',
    fault: 'TM',
    when: (scored) => present(choiceLine(scored, 'rebuilds', 'FRAME')),
    text: "Use one template of someone else's, unchanged, five times. Note each chafe in one word, in {system}.",
    measure:
      'Time the first use and the fifth. The fifth takes no longer: keep the template. Longer: rebuild only the word that repeats.',
    systems: ['paper', 'notes', 'list', 'board'],
  },
  {
    id: 'TM-2',
    fault: 'TM',
    when: (scored, matchedRules) =>
      wholeTextLine(scored, 'A6') === undefined
        ? []
        : present(
            choiceLine(scored, 'cuts', 'FRAME') ??
              (matchedRules.includes(3) ? choiceLine(scored, 'changes', 'FRAME') : undefined),
          ),
    text: 'Write this down as a template of five lines at most: {words}. Use it three times.',
    measure: 'Three uses of three: it was a template. Fewer: it is a habit, leave it unwritten.',
    words: (scored) => wholeTextLine(scored, 'A6'),
  },
  {
    id: 'TM-3',
    fault: 'TM',
    when: (scored) => (systemLines(scored).length >= manySystems ? systemLines(scored) : []),
    text: 'One door: whatever comes in enters through {words}.',
    measure: 'Count entries elsewhere. Two a week or fewer: keep the door. More: it is the wrong door.',
    words: (scored) => systemLines(scored)[0],
  },
  {
    id: 'CC-1',
    fault: 'CC',
    when: (scored) => present(choiceLine(scored, 'breaks-near-the-end', 'EXIT')),
    text: 'Before you start a piece, write “Done when …” at the top of {system} and send that line to one person. When it is met, export and send.',
    measure:
      'Count how often you open the piece after that. Once or not at all in four of five pieces: keep it. More: the stop is not the fault.',
    systems: ['notes', 'paper', 'list', 'board'],
  },
  {
    id: 'CC-2',
    fault: 'CC',
    when: (scored) => present(choiceLine(scored, 'breaks-in-the-middle')),
    text: 'Before any content, write five lines of shape in {system}. Look again half way.',
    measure:
      'Shape unchanged at half way in three of four pieces: keep it. Fewer: the shape comes from the content.',
    systems: ['paper', 'notes', 'board', 'list'],
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
    id: 'OE-1',
    fault: 'OE',
    when: (scored) => present(choiceLine(scored, 'breaks-after'), tagLine(scored, 'P3', 'rarely-shows')),
    text: 'Show one unfinished piece to one person, each Thursday at 16:00.',
    measure: 'Shown two times of two, and the replies counted: keep it. Shown and no reply: another person.',
  },
  {
    id: 'OE-2',
    fault: 'OE',
    when: (scored) => present(tagLine(scored, 'A4', 'invoices'), tagLine(scored, 'A10', 'invoices')),
    text: 'The invoice goes out in the same hour as the file.',
    measure: 'Count the hours between the two. Median of one or less: keep it. More: somebody else sends it.',
  },
  {
    id: 'OE-3',
    fault: 'OE',
    when: (scored) => present(tagLine(scored, 'A10', 'asks-for-a-stop')),
    text: 'Give one person, by name, the right to say “done”.',
    measure:
      'Count how often you asked. Twice or more: keep the person. Less: the stop is not what is missing.',
  },
]
