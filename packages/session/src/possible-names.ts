import { type PersonalDetail, personalDetails, topLevel } from './personal-details.ts'

const list = (words: string) => words.split(' ').join('|')

const name = "\\p{Lu}[\\p{Ll}’'-]+(?:\\p{Lu}\\p{Ll}+)?"
const fullName = `${name}(?: (?:van|von|de|der|la|del|bin|da|di|le|el|al|zu|ten) ?(?:der |den |la |de )?)?(?: ?${name}){0,2}`

const relations = list(
  'wife husband partner girlfriend boyfriend friend sister brother mother father mom mum dad daughter son cousin aunt uncle boss manager colleague coworker client teacher therapist neighbour neighbor flatmate roommate assistant mentor ' +
    'frau mann freund freundin schwester bruder mutter vater tochter sohn chef chefin kollege kollegin kundin kunde nachbarin lehrerin ' +
    'femme mari copine copain amie ami sœur frère mère père fille fils collègue patron cliente esposa esposo marido mujer novia novio amiga amigo hermana hermano madre padre hija hijo jefe jefa ' +
    'moglie marito fidanzata fidanzato sorella fratello figlia figlio collega capo vrouw vriend vriendin zus broer moeder dochter zoon baas żona mąż siostra brat matka ojciec córka syn szef жена муж сестра брат мама папа дочь сын подруга друг начальник',
)
const titles = list(
  'Mr Mrs Ms Miss Dr Prof Herr Herrn Frau Mme Mlle Monsieur Madame Sr Sra Señor Señora Sig Signora Mevrouw Meneer Pan Pani',
)
const before = list('for at by with from in near called named')

/** Capitals that name nobody: days, months, languages, feasts, and what people work with. */
const ordinary = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ' +
    'mondays tuesdays wednesdays thursdays fridays saturdays sundays montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì sabato domenica ' +
    'english german french spanish italian portuguese dutch polish russian japanese chinese korean arabic turkish swedish european american british latin greek roman gothic helvetica ' +
    'christmas easter advent ramadan hanukkah new year halloween black internet web god ' +
    'adobe apple google microsoft illustrator photoshop indesign lightroom premiere after effects acrobat bridge figma notion notes obsidian evernote trello asana slack miro canva procreate sketch framer webflow wordpress excel word powerpoint outlook teams drive docs sheets keep calendar mail pages numbers keynote freeform final cut logic pro garage band ableton live blender cinema maya unity unreal davinci resolve capture one affinity designer publisher chatgpt claude gemini copilot midjourney instagram pinterest youtube tiktok linkedin facebook whatsapp signal telegram spotify bandcamp airtable monday linear jira github gitlab vercel zoom dropbox icloud android windows mac linux post things todoist bear scrivener rhino autocad revit sketchup arduino raspberry pi excalidraw zettelkasten pomodoro kanban scrum agile bauhaus moleskine leuchtturm sharpie pantone lego polaroid leica canon nikon sony fuji kodak risograph riso pinboard roam logseq craft ulysses ia writer goodnotes remarkable ipad iphone pencil ' +
    'i i’m i’ve i’d i’ll the a an this that these those my her his their our your and or but if when then while because so it she he they we you not no yes all some every each only ' +
    'thinking style strengths blind spots friction points creative rhythm preferred systems self description'
  ).split(' '),
)

const patterns: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${relations}),? (${name}(?: ${name})?)`, 'gu'),
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${titles})\\.? (${fullName})`, 'gu'),
]
/** Not where nouns have capitals. */
const englishPatterns: readonly RegExp[] = [
  // Two capitalised words inside a sentence; English prose has few other such pairs.
  new RegExp(`(?<=[\\p{Ll},;:)(] )(${name}(?: (?:van|von|de|der|la|del|bin))* ${name}(?: ${name})?)`, 'gu'),
  new RegExp(`(?<=[\\p{Ll},;:)(] (?:${before}) )(${name}(?: ${name}){0,2})`, 'gu'),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:[Ww]ork(?:s|ed|ing)? (?:for|at|with)|[Ee]mployed (?:by|at)) (${name}(?: ${name}){0,2})`,
    'gu',
  ),
]

const german =
  /(?<!\p{L})(?:der|das|und|ist|nicht|ich|mit|auf|ein|eine|einem|einen|von|für|sich|wie|zu|dem|wird|oder|aber|sind|auch|meine|mein)(?!\p{L})/giu
// Chosen by eye: one such word may be a name, and of a hundred English words hardly one is among them.
const minGermanWords = 2
const minGermanShare = 0.03

/** In German each noun has a capital, so capitals point to nobody. */
export function hasCapitalNouns(text: string): boolean {
  const sample = text.slice(0, 20_000)
  const words = (sample.match(/\p{L}+/gu) ?? []).length
  const hits = (sample.match(german) ?? []).length
  return hits >= minGermanWords && hits > words * minGermanShare
}

const isOrdinary = (words: string) =>
  words.split(/[ -]/).some((word) => ordinary.has(word.toLowerCase().replace(/[’']s?$/u, '')))

/** A program may be called like an address, so may a file. */
const bareDomain = new RegExp(
  `(?<![\\p{L}\\p{N}.@/_-])((?:[a-z0-9-]+\\.){1,4}(?:${topLevel}))(?![\\p{L}\\p{N}/]|\\.\\p{L})`,
  'giu',
)

/** More than anybody looks through. */
const maxDetails = 400

/** Also the names; `areNounsCapital` as in the whole that `text` is a part of. */
export function detailsAndNames(text: string, areNounsCapital = hasCapitalNouns(text)): PersonalDetail[] {
  const taken = personalDetails(text).slice(0, maxDetails)
  const add = (kind: PersonalDetail['kind'], pattern: RegExp) => {
    for (const match of text.matchAll(pattern)) {
      const words = match[1] ?? ''
      const start = match.index + match[0].length - words.length
      const end = start + words.length
      const isTaken = taken.some((other) => start < other.end && end > other.start)
      const isName = kind === 'Possible link' || !isOrdinary(words)
      if (!isTaken && isName && taken.length < maxDetails) taken.push({ kind, start, end })
    }
  }
  if (/\.\p{L}/u.test(text)) add('Possible link', bareDomain)
  for (const pattern of areNounsCapital ? patterns : [...patterns, ...englishPatterns])
    add('Possible name', pattern)
  return taken
}
