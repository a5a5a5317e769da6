import { systemLines } from '../crossed-wires/find-lines.ts'
import { byPosition, type Line } from '../evidence/line.ts'
import { tokenize, wordsOf } from '../tokens/tokenizer.ts'

/** Only systems that one writes in: a wall, a box or a calendar takes no sentence. */
const systemWords = {
  notes:
    'note notes notebook notebooks sketchbook sketchbooks journal journals notion obsidian document documents ledger logbook diary planner spreadsheet spreadsheets',
  list: 'list lists checklist checklists todo todos backlog',
  board: 'whiteboard kanban trello miro',
}
export type SystemKind = keyof typeof systemWords

const kindOfWord = new Map(
  Object.entries(systemWords).flatMap(([kind, words]) =>
    words.split(' ').map((word) => [word, kind as SystemKind]),
  ),
)
/** A voice note is spoken, and a note on the wall hangs there. */
const otherUse = new Set('voice audio spoken sticky wall window box boxes drawer tray shelf'.split(' '))
/** In "a sketchbook in every room" nobody writes a line. */
const everyPlace = /\b(?:in|on|at) (?:every|each|all)\b/i

function kindOf(line: Line): SystemKind | undefined {
  const words = wordsOf(tokenize(line.quote ?? ''))
  if (words.some((word) => otherUse.has(word)) || everyPlace.test(line.quote ?? '')) return undefined
  const word = words.findLast((each) => kindOfWord.has(each))
  return word === undefined ? undefined : kindOfWord.get(word)
}

export interface WritingSystem {
  line: Line
  kind: SystemKind
}

/** Of all that she named, the first in this order of kinds. */
export function findSystem(lines: readonly Line[]): WritingSystem | null {
  const named = systemLines({ lines }).sort(byPosition)
  for (const kind of Object.keys(systemWords) as SystemKind[]) {
    const found = named.filter((line) => kindOf(line) === kind)
    const [line] = found.sort((a, b) => ((a.quote ?? '') < (b.quote ?? '') ? -1 : 1))
    if (line !== undefined) return { line, kind }
  }
  return null
}

export const insideSystem: Record<SystemKind, string> = {
  notes: 'in {0}',
  list: 'on {0}',
  board: 'on {0}',
}
