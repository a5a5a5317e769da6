import { systemLines } from '../crossed-wires/find-lines.ts'
import { byPosition, type Line } from '../evidence/line.ts'
import { tokenize, wordsOf } from '../tokens/tokenizer.ts'

const systemWords = {
  paper: 'paper papers sketchbook sketchbooks notebook notebooks card cards sticky',
  notes: 'note notes notion obsidian journal journals file files document documents',
  board: 'board boards whiteboard kanban trello miro figma canvas wall moodboard',
  calendar: 'calendar calendars planner diary schedule slots agenda',
  list: 'list lists checklist checklists todo tasks backlog inbox spreadsheet',
  people: 'people partner team colleague colleagues friend friends group meetings meeting',
}
export type SystemKind = keyof typeof systemWords

const kindOfWord = new Map(
  Object.entries(systemWords).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])),
)

// The last word decides: a "sketchbook notes file" is a file.
function kindOf(line: Line): string | undefined {
  const word = wordsOf(tokenize(line.quote ?? '')).findLast((each) => kindOfWord.has(each))
  return word === undefined ? undefined : kindOfWord.get(word)
}

export function findSystem(lines: readonly Line[], wanted: readonly SystemKind[]): Line | null {
  const named = systemLines({ lines }).sort(byPosition)
  for (const kind of wanted) {
    const found = named.filter((line) => kindOf(line) === kind)
    const [first] = found.sort((a, b) => ((a.quote ?? '') < (b.quote ?? '') ? -1 : 1))
    if (first !== undefined) return first
  }
  return null
}
