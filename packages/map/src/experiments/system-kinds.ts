/** How one puts a line into a thing, or tells it to a person, that somebody named. `{0}` is its quote. */
export interface SystemForm {
  /** "write the options down …", "say the options …" */
  isSpoken: boolean
  at: string
}

/** In the order in which a named one is taken: what takes words first, people last. */
export const systemForms = {
  notes: { isSpoken: false, at: 'in {0}' },
  list: { isSpoken: false, at: 'on {0}' },
  board: { isSpoken: false, at: 'on {0}' },
  sheets: { isSpoken: false, at: 'on {0}' },
  wall: { isSpoken: false, at: 'on a sheet on {0}' },
  box: { isSpoken: false, at: 'on a slip in {0}' },
  file: { isSpoken: false, at: 'in {0}' },
  folder: { isSpoken: false, at: 'on a page in {0}' },
  chat: { isSpoken: false, at: 'in {0}' },
  calendar: { isSpoken: false, at: 'in {0}' },
  voice: { isSpoken: true, at: 'into {0}' },
  people: { isSpoken: true, at: 'to {0}' },
} as const satisfies Record<string, SystemForm>

export type SystemKind = keyof typeof systemForms

/** Where nothing is named that takes a line. */
export const sheetOfPaper: SystemForm = { isSpoken: false, at: 'on a sheet of paper' }
/** Where her words do not stand behind a preposition: "council letters as paper", "one-page plans". */
export const onPaper: SystemForm = { isSpoken: false, at: 'on paper' }
export const onWall: SystemForm = { isSpoken: false, at: 'on a sheet on the wall' }
const isNoPlace =
  /[:;()]|\b(?:as|via|using|used|because|while|but|who|only)\b|\b(?:one|two|single|half)-page\b|\bpage plans?\b/i
/** "A notebook", "index cards", "Notion"; "formula spreadsheet" has no article. */
const isNounPhrase = /^(?:an?|the|my|her|his|their|our|one)\s|^(?:[\p{L}-]+ ){0,2}[\p{L}-]+s$|^\p{Lu}\S*$/u
export const standsBehindPreposition = (quote: string): boolean =>
  !isNoPlace.test(quote) && isNounPhrase.test(quote)

const words: Record<Exclude<SystemKind, 'voice' | 'people'>, string> = {
  notes:
    'note notes notebook notebooks sketchbook sketchbooks journal journals notion obsidian document documents ledger logbook diary planner spreadsheet spreadsheets',
  list: 'list lists checklist checklists todo todos backlog',
  board: 'whiteboard whiteboards blackboard chalkboard kanban trello miro',
  sheets: 'paper sheets cards postcards envelopes slips post-its',
  wall: 'wall walls window fridge corkboard pinboard',
  box: 'box boxes shoebox drawer drawers tray trays jar jars tin tins basket',
  file: 'file files',
  folder: 'folder folders binder binders ring-binder',
  chat: 'chat chats slack whatsapp signal email emails inbox',
  calendar: 'calendar calendars',
}
const kindOfWord = new Map(
  Object.entries(words).flatMap(([kind, list]) =>
    list.split(' ').map((word) => [word, kind as SystemKind] as const),
  ),
)
/** "Sticky notes", "index cards in a box": what is written on, wherever it lies. */
const sheets =
  /\b(?:sticky|loose|index|post) ?-?(?:notes?|its?|cards?|sheets?)\b|\b(?:one|single)-page (?:plans?|notes?|sheets?|briefs?)\b/i
const books = /\b(?:exercise|copy|school|commonplace|squared) ?-?books?\b/i
const voice = /\b(?:voice|audio|spoken) ?(?:notes?|memos?|messages?)\b|\bdictaphone\b/i
const person =
  'sister|brother|partner|wife|husband|friend|friends|colleague|colleagues|assistant|accountant|bookkeeper|mentor|neighbour|neighbor|mother|father|daughter|son|team|band|choir|call|calls'
const people = new RegExp(`^(?:(?:a|an|the|my|her|his|their|one|two) )?(?:[a-z-]+ )?(?:${person})\\b`, 'i')
/** In "a sketchbook in every room" nobody writes a line. */
const everyPlace = /\b(?:in|on|at) (?:every|each|all)\b/i
/** "A wall of sketches", "a tin of scraps", "order sheets" are full of something else, or unused. */
const takesNothing =
  /\b(?:walls?|window|box|boxes|shoebox|drawers?|trays?|jars?|tins?|basket|folders?) (?:of|full of|with \d+)\b(?! (?:cards|notes|slips|ideas|paper))|\b(?:box|boxes|tin|tins|jar|jars|tray|trays|drawer|drawers|basket) with\b(?! (?:a |the |some )?(?:cards|notes|slips|ideas|paper|index|dividers|labels))|\b(?:shadow|light|tool|sound|lunch|paint|music|juke|black|sewing|window|match|mitre|miter|gear|fuse|post) ?-?box(?:es)?\b|\bnobody\b|\b(?:phone|photo) folder|\bscreenshots?\b|\bfill(?:ed)? in\b|\b(?:order|supplier|time|data|pre-?printed|printed|official) ?(?:sheets?|forms?)\b/i

/** "Trello (abandoned)", "an old notebook", "the diary I gave up". */
const isLeft =
  /^(?:no|without)\b|\b(?:abandon(?:ed|ing|s)?|unused|unopened|untouched|un-?read|empty|broken|lost|full|dead|old|former|forgotten|defunct|cancell?ed|archived|never|no longer|not (?:used|opened|any ?more)|stopped|quit|ignored?|neglected|gave up|given up|used to|until|once|ex)\b|n['’]t\b/i
const preposition =
  /^(?:on|in|at|by|with|for|from|to|under|over|above|below|behind|beside|near|inside|against|into|about|between|next|when|where|that|which|after|before|stuck|pinned|taped)$/i
/** "The back of an envelope", "a stack of cards". */
const partOf = /\b(?:backs?|pages?|pads?|stacks?|piles?|packs?|bunch|sets?|rolls?) of\b/gi

/** The words of the thing itself: "tape on the fridge" is tape. */
function thingItself(quote: string): string {
  const words =
    quote
      .toLowerCase()
      .replace(partOf, ' ')
      .match(/[a-z]+(?:-[a-z]+)*/g) ?? []
  const end = words.findIndex((word, index) => index > 0 && (preposition.test(word) || word === 'of'))
  return (end === -1 ? words : words.slice(0, end)).join(' ')
}

/** What kind of system the quote names; `undefined` for what takes no line: "scissors", "a red pen". */
export function kindOfSystem(quote: string): SystemKind | undefined {
  if (everyPlace.test(quote) || takesNothing.test(quote) || isLeft.test(quote)) return undefined
  // What is no list any more, in one text.
  if (quote.includes(';')) return undefined
  if (voice.test(quote)) return 'voice'
  if (people.test(quote)) return 'people'
  if (sheets.test(quote)) return 'sheets'
  if (books.test(quote)) return 'notes'
  const kindsIn = (text: string) =>
    (text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? []).flatMap((word) => kindOfWord.get(word) ?? [])
  const found = kindsIn(thingItself(quote))
  // "A paper diary" is a diary. What hangs on a wall already is no place for another line.
  const kind = found.find((each) => each !== 'sheets') ?? found[0]
  return kind !== 'wall' && kindsIn(quote).includes('wall') ? undefined : kind
}
