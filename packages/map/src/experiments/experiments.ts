import { type Case, chosen, tagLine, wordsOfField } from '../crossed/case.ts'
import { manySystems } from '../crossed/rules-parts.ts'
import type { Line } from '../evidence/line.ts'
import type { FaultId } from '../switches.ts'
import type { SystemKind } from './systems.ts'

export interface ExperimentRule {
  id: string
  fault: FaultId
  /** Lines that make it fit; without any the next is tried. */
  when: (given: Case, fired: readonly number[]) => Line[]
  /** `{system}`: the named system or a sheet of paper; `{words}`: the line of `words`. */
  text: string
  measure: string
  systems?: readonly SystemKind[]
  words?: (given: Case) => Line | undefined
}

const some = (...lines: (Line | undefined)[]): Line[] => lines.filter((line) => line !== undefined)

const systemLines = (given: Case): Line[] =>
  given.lines.filter(({ field, entry }) => field === 'P6' && entry === 'words')

/** The first that fits, else the fault's first. */
export const experiments: readonly ExperimentRule[] = [
  {
    id: 'IO-1',
    fault: 'IO',
    when: (given) => some(chosen(given, 'follows', 'GATE')),
    text: 'When a second idea comes, write one line and a date for it in {system}. Ten minutes, then back.',
    measure:
      'Count parked and followed. Three parked for one followed, or more: keep it. Fewer than five ideas came: the fault is elsewhere.',
    systems: ['notes', 'paper', 'list', 'calendar', 'board'],
  },
  {
    id: 'IO-2',
    fault: 'IO',
    when: (given) => some(chosen(given, 'breaks-before')),
    text: 'When a piece has more than two options, cut to two by noon. At 24 hours the coin decides.',
    measure:
      'Count the starts within 24 hours. Four of five: keep it. Fewer: the options are not what you wait for.',
  },
  {
    id: 'IO-3',
    fault: 'IO',
    when: ({ switches, lines }) =>
      switches.some(({ id, state }) => id === 'GATE' && state === 'both')
        ? lines.filter((line) => line.switch === 'GATE' && line.e !== 0)
        : [],
    text: 'Thirty minutes on Friday belong to the other idea. Outside them it waits in {system}.',
    measure: 'Both touched in the week, and neither stopped: keep it. One stopped: the two need two weeks.',
    systems: ['notes', 'list', 'paper', 'board', 'calendar'],
  },
  {
    id: 'TM-1',
    fault: 'TM',
    when: (given) => some(chosen(given, 'rebuilds', 'FRAME')),
    text: "Use one template of someone else's, unchanged, five times. Note each chafe in one word, in {system}.",
    measure:
      'Time the first use and the fifth. The fifth takes no longer: keep the template. Longer: rebuild only the word that repeats.',
    systems: ['paper', 'notes', 'list', 'board'],
  },
  {
    id: 'TM-2',
    fault: 'TM',
    when: (given, fired) =>
      wordsOfField(given, 'A6') === undefined
        ? []
        : some(
            chosen(given, 'cuts', 'FRAME') ??
              (fired.includes(3) ? chosen(given, 'changes', 'FRAME') : undefined),
          ),
    text: 'Write this down as a template of five lines at most: {words}. Use it three times.',
    measure: 'Three uses of three: it was a template. Fewer: it is a habit, leave it unwritten.',
    words: (given) => wordsOfField(given, 'A6'),
  },
  {
    id: 'TM-3',
    fault: 'TM',
    when: (given) => (systemLines(given).length >= manySystems ? systemLines(given) : []),
    text: 'One door: whatever comes in enters through {words}.',
    measure: 'Count entries elsewhere. Two a week or fewer: keep the door. More: it is the wrong door.',
    words: (given) => systemLines(given)[0],
  },
  {
    id: 'CC-1',
    fault: 'CC',
    when: (given) => some(chosen(given, 'breaks-near-the-end', 'EXIT')),
    text: 'Before you start a piece, write “Done when …” at the top of {system} and send that line to one person. When it is met, export and send.',
    measure:
      'Count how often you open the piece after that. Once or not at all in four of five pieces: keep it. More: the stop is not the fault.',
    systems: ['notes', 'paper', 'list', 'board'],
  },
  {
    id: 'CC-2',
    fault: 'CC',
    when: (given) => some(chosen(given, 'breaks-in-the-middle')),
    text: 'Before any content, write five lines of shape in {system}. Look again half way.',
    measure:
      'Shape unchanged at half way in three of four pieces: keep it. Fewer: the shape comes from the content.',
    systems: ['paper', 'notes', 'board', 'list'],
  },
  {
    id: 'CC-3',
    fault: 'CC',
    when: (given) => some(tagLine(given, 'P4', 'tools'), tagLine(given, 'A4', 'tools')),
    text: 'Each Monday, take one part out. Put it back only if something broke.',
    measure:
      'Count the parts that stayed out. One or more: go on. None: the parts are needed, and the fault is elsewhere.',
  },
  {
    id: 'OE-1',
    fault: 'OE',
    when: (given) => some(chosen(given, 'breaks-after'), tagLine(given, 'P3', 'rarely-shows')),
    text: 'Show one unfinished piece to one person, each Thursday at 16:00.',
    measure: 'Shown two times of two, and the replies counted: keep it. Shown and no reply: another person.',
  },
  {
    id: 'OE-2',
    fault: 'OE',
    when: (given) => some(tagLine(given, 'A4', 'invoices'), tagLine(given, 'A10', 'invoices')),
    text: 'The invoice goes out in the same hour as the file.',
    measure: 'Count the hours between the two. Median of one or less: keep it. More: somebody else sends it.',
  },
  {
    id: 'OE-3',
    fault: 'OE',
    when: (given) => some(tagLine(given, 'A10', 'asks-for-a-stop')),
    text: 'Give one person, by name, the right to say “done”.',
    measure:
      'Count how often you asked. Twice or more: keep the person. Less: the stop is not what is missing.',
  },
]
