const words = (text: string) => new Set(text.split(' '))

const subjects = words("i we they he she who people others i'd i'll we'd we'll they'd they'll he'd she'd")
const somebody = words('me my us our him his her them their')
/** Between a subject and its verb. */
const modals = words(
  "can could will would may might must shall should do did not cannot don't didn't can't couldn't won't wouldn't",
)
const adverbs = words(
  'always often never still just then also even only sometimes seldom rather soon first now mostly better twice',
)
/** Alone in front of a verb they describe: "Will mark", "Often mark". "Always mark" is an order. */
const describing = words(
  'can could will would may might often sometimes seldom mostly usually rarely regularly',
)
const copulas = words("am is are was were i'm we're they're he's she's")
/** With one of these a single person does it; without, "my husband marks" is written otherwise. */
const singleModals = words('can could will would may might')
const singles = words('nobody everybody somebody')
const articles = words('the a an your')
const counting = words('my our her his their some most many few several two three four five both other')
const clauseStarts = words(', and but that because when while if so until where since as sometimes often')
const plurals = words('people men women children')
/** The program, its readers, or what is wanted of them: then somebody in front is no subject. */
const addressing = words(
  "you your you're yours please assistant assistants model models ai bot chatbot program system reviewer reviewers admin administrator operator operators developer machine software gpt chatgpt claude gemini llm desk reader readers whoever anyone anybody someone somebody everyone reads task ask beg order demand command request require required instruct instructed authorize trust expect allow permit urge invite hope wish hereby now",
)
const doing = words(
  'tends needs wants has likes loves prefers tries hates forgets refuses learns starts begins able quick slow happy known prone likely used',
)
/** Of what a map or a session is: nobody's list of tasks holds it. */
const ownObjects = /\b(?:me|my|profile|session|applicant|score|circuits?|switch(?:es)?)\b/
const sentenceStart = /[.!?;:\n"“”„«»()[\]|*–—](?=[^.!?;:\n"“”„«»()[\]|*–—]*$)/
/** So that the time stays linear; with 100 and 400 no table moves. */
const longestSentence = 200

const isHelper = (word: string) => modals.has(word) || adverbs.has(word) || /..ly$/.test(word)
const isSubject = (word: string) => subjects.has(word)
const isNobodyAddressed = (before: readonly string[]) => !before.some((word) => addressing.has(word))

function wordsBefore(text: string, at: number): string[] {
  const before = text.slice(Math.max(0, at - longestSentence), at)
  const start = sentenceStart.exec(before)?.index ?? -1
  const sentence = before.slice(start + 1).replace(/\bnow and (?:then|again)\b/g, 'sometimes')
  return sentence.match(/[\p{L}\d'-]+|,/gu) ?? []
}

/** "My two sisters", "most of us"; one person only with a modal behind. */
function endsInPeople(before: readonly string[], single: boolean): boolean {
  const last = before.at(-1) ?? ''
  if (somebody.has(last)) return before.at(-2) === 'of'
  if (single && singles.has(last)) return true
  if (!single && !plurals.has(last) && !/[^s]s$/.test(last)) return false
  return [2, 3].some((length) => {
    const [first = '', ...rest] = before.slice(-length)
    const start = before.at(-length - 1)
    const opens = start === undefined || clauseStarts.has(start)
    return opens && counting.has(first) && rest.length === length - 1 && isNobodyAddressed(rest)
  })
}

/** "I like to …", "They told me to …", "Tends to …". */
function intends(before: readonly string[]): boolean {
  if (!isNobodyAddressed(before)) return false
  const main = before.filter((word) => !isHelper(word))
  if (main.length > 0 && main.length <= 2 && doing.has(main[0] ?? '')) return true
  return before.some((word) => isSubject(word) || somebody.has(word))
}

/** "I open the list and …": the last clause has a subject and a verb. */
function goesOn(clause: readonly string[], isThen: boolean): boolean {
  const subject = clause.findIndex(isSubject)
  if (subject === -1 || clause.length - subject < 2 || !isNobodyAddressed(clause)) return false
  return !clause.some((word, index) => copulas.has(word) && (isThen || articles.has(clause[index + 1] ?? '')))
}

/** Whether somebody in front of the verb at `at` does it: "I mark", "my clients often mark", not "mark". */
export function hasSubject(text: string, at: number, order: string): boolean {
  const before = wordsBefore(text, at)
  const helpers: string[] = []
  while (before.length > 0 && isHelper(before.at(-1) ?? '')) helpers.unshift(before.pop() ?? '')
  const last = before.at(-1)
  if (last === undefined || last === ',') if (helpers.some((word) => describing.has(word))) return true
  if (last === undefined) return false
  if (
    isSubject(last) ||
    endsInPeople(
      before,
      helpers.some((word) => singleModals.has(word)),
    )
  )
    return true
  if (helpers.includes('now') || ownObjects.test(order)) return false
  if (last === 'to') return intends(before.slice(0, -1))
  const isThen = last === ',' && helpers.includes('then')
  if (!isThen && !['and', 'or', 'but', 'nor'].includes(last)) return false
  const main = before.slice(0, -1)
  return goesOn(main.slice(main.lastIndexOf(',') + 1), isThen)
}

/** The words right before a thing are about somebody: "I keep my", "she works". */
export function isAboutSomebody(text: string, at: number, verbs: RegExp): boolean {
  const before = wordsBefore(text, at)
  const clause = before.slice(before.lastIndexOf(',') + 1)
  const subject = clause.findIndex(isSubject)
  const rest = clause.slice(subject + 1)
  if (subject === -1 || !isNobodyAddressed(clause)) return false
  return rest.some((word) => verbs.test(word)) && !rest.some((word) => /n't$|^(?:not|cannot)$/.test(word))
}

const told = '(?:tell|tells|told|say to|says to|said to|think|thinks|thought)'
const saying = '(?:say|says|said|tell|tells|told|write|wrote|think|thought|call|called|shout|whisper)'
const kin = '(?:he|she|they|(?:my|our|his|her) \\w+)'
const self = '(?: (?:me|us|him|her|them|to (?:myself|ourselves|me|us|him|her|them)))?'
const saidBefore = new RegExp(
  `\\b(?:${kin}(?: used to| always| often)? ${saying}${self}[,:]? ?["“„«‘']?|(?:i|we) ${saying}(?: to myself| to ourselves|${self}[,:]? ?["“„«‘']))[,:]? ?["“„«‘']?$`,
)
const saidBehind = new RegExp(
  `^[^.!?;:]{0,40},["”»]? (?:i|we|he|she|they|(?:my|our) \\w+) ${told}\\b(?! you)`,
)

/** Somebody's words, with their speaker: “Forget the rules,” I tell my students. */
export function isQuoted(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 80), from)
  const speech = saidBefore.exec(before)
  if (speech) return isNobodyAddressed(speech[0].match(/[\p{L}']+/gu) ?? [])
  return saidBehind.test(text.slice(to, to + 80))
}
