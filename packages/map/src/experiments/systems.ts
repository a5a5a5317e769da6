import { byPlace, type Line } from '../evidence/line.ts'
import { eachWord, wordsOf } from '../reading/words.ts'

export type SystemKind = 'notes' | 'board' | 'paper' | 'calendar' | 'list' | 'people'

const signs: Record<SystemKind, readonly string[]> = {
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
  const words = eachWord(wordsOf(line.quote ?? ''))
  const kinds = Object.entries(signs).filter(([, known]) => words.some((word) => known.includes(word)))
  // "Notes file" after "sketchbook": the last word says what it is.
  const last = words.findLast((word) => kinds.some(([, known]) => known.includes(word)))
  return (kinds.find(([, known]) => known.includes(last ?? ''))?.[0] as SystemKind | undefined) ?? null
}

export function systemFor(lines: readonly Line[], wanted: readonly SystemKind[]): Line | null {
  const named = lines.filter(({ field, entry }) => field === 'P6' && entry === 'words').sort(byPlace)
  for (const kind of wanted) {
    const found = named.filter((line) => kindOf(line) === kind)
    // So that the order of the list decides nothing.
    const [first] = found.sort((a, b) => ((a.quote ?? '') < (b.quote ?? '') ? -1 : 1))
    if (first !== undefined) return first
  }
  return null
}
