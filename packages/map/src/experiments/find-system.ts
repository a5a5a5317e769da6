import { systemLines } from '../crossed-wires/find-lines.ts'
import { byPosition, type Line } from '../evidence/line.ts'
import { tokenize, wordsOf } from '../tokens/tokenizer.ts'

export type SystemKind = 'notes' | 'board' | 'paper' | 'calendar' | 'list' | 'people'

const wordsOfKind: Record<SystemKind, readonly string[]> = {
  paper: ['paper', 'papers', 'sketchbook', 'sketchbooks', 'notebook', 'notebooks', 'card', 'cards', 'sticky'],
  notes: [
    'note',
    'notes',
    'notion',
    'obsidian',
    'journal',
    'journals',
    'file',
    'files',
    'document',
    'documents',
  ],
  board: [
    'board',
    'boards',
    'whiteboard',
    'kanban',
    'trello',
    'miro',
    'figma',
    'canvas',
    'wall',
    'moodboard',
  ],
  calendar: ['calendar', 'calendars', 'planner', 'diary', 'schedule', 'slots', 'agenda'],
  list: ['list', 'lists', 'checklist', 'checklists', 'todo', 'tasks', 'backlog', 'inbox', 'spreadsheet'],
  people: [
    'people',
    'partner',
    'team',
    'colleague',
    'colleagues',
    'friend',
    'friends',
    'group',
    'meetings',
    'meeting',
  ],
}

const kindOf = (line: Line): SystemKind | null => {
  const words = wordsOf(tokenize(line.quote ?? ''))
  const kinds = Object.entries(wordsOfKind).filter(([, known]) => words.some((word) => known.includes(word)))
  // The last word decides: a "sketchbook notes file" is a file.
  const last = words.findLast((word) => kinds.some(([, known]) => known.includes(word)))
  return (kinds.find(([, known]) => known.includes(last ?? ''))?.[0] as SystemKind | undefined) ?? null
}

export function findSystem(lines: readonly Line[], wanted: readonly SystemKind[]): Line | null {
  const named = systemLines({ lines }).sort(byPosition)
  for (const kind of wanted) {
    const found = named.filter((line) => kindOf(line) === kind)
    // Sorted, so that the order of the list decides nothing.
    const [first] = found.sort((a, b) => ((a.quote ?? '') < (b.quote ?? '') ? -1 : 1))
    if (first !== undefined) return first
  }
  return null
}
