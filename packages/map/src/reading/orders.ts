import { hasSubject, isAboutSomebody, isQuoted } from './order-subject.ts'

const order = '(?:ignore|disregard|forget|override|bypass|skip)'
const some = '(?:all|any|every|each|the|my|these|those|this|of|other|given)'
const earlier = '(?:previous|prior|above|earlier|preceding|system|your)'
const anyOrders = '(?:instructions?|prompts?|rules|guidelines|directions?|commands?|orders|constraints)'
const states = '(?:approved|published|reviewed|signed|verified|safe|accepted|delivered|checked by)'
const marked =
  '(?:this|it|me|them|everything|all|(?:the|this|my|our|every) (?:map|profile|session|draft|answers?|applicant|user|text|review|record|entry|submission|inputs?|sheet))'

/** A space stands for any white space. */
const anyOf = (sources: readonly string[]) =>
  sources.map((source) => `(?:${source.replaceAll(' ', '\\s+')})`).join('|')

/** Orders, unless somebody in front of them does it. An order needs an object, as people ignore much. */
const verbs = anyOf([
  `\\b${order}(?: ${some}){0,3}(?: ${earlier}){1,2} (?:${anyOrders}|text|content|context|input|conversation)\\b`,
  `\\b${order}(?: ${some}){0,3} ${anyOrders}\\b`,
  `\\b${order} (?:all|any|every|everything|anything|what|that|the text) (?:of (?:this|that|it|the) )?(?:above|before|previously|prior)\\b`,
  `\\b${order} (?:all|any) (?:of )?(?:this|that|these|those|previous|prior)\\b`,
  '\\b(?:reveal|print|show|repeat|output|leak) (?:me )?(?:your (?:hidden |initial |system )?(?:prompt|instructions|rules)|the (?:hidden |initial |system )?prompt)\\b',
  '\\bact as (?:an? |the )?(?:admin|administrator|operator|reviewer|system|developer|root)\\b',
  `\\bmark (?:${marked} )?as ${states}\\b`,
  '\\b(?:set|change) (?:the|its|my) (?:status|state|switch(?:es)?|circuit|score) to\\b',
  "\\byou(?: are|'re) now (?:the|an?|in|my|free|no longer|allowed|required|acting)\\b",
])
/** The program's own: whoever says it, it is meant. */
const ofProgram = new RegExp(`^${order}[^]*\\s(?:system|my\\s+(?:pr|above|ear))|\\byou`)
/** Things, unless somebody has to do with them by one of the verbs. */
const things = [
  ['\\b(?:system|developer) prompt\\b', /^(?!(?:want|need|demand|have|know|show|reveal|print)$)/],
  [
    '\\bas an ai\\b(?:,| (?:language )?model\\b| i\\b| assistant\\b|$)',
    /^(?:works?|worked|uses?|used|treat|treats|sees?|saw|teach|taught|hired?|began|started|trained?)$/,
  ],
  [
    '\\b(?:new|updated|following|additional) instructions?:',
    /^(?:waits?|waited|write|writes|wrote|hate|love|like|lose|dread|expect)$/,
  ],
] as const

const pattern = `(${verbs})|${things.map(([source]) => `(${anyOf([source])})`).join('|')}`
const here = new RegExp(pattern, 'y')
const anywhere = new RegExp(pattern, 'g')

function isOrder(text: string, match: RegExpExecArray | RegExpMatchArray): boolean {
  const { 0: words, index: at = 0 } = match
  if (match[1] !== undefined)
    return ofProgram.test(words) || !(hasSubject(text, at, words) || isQuoted(text, at, at + words.length))
  const [, using] = things.find((_, index) => match[2 + index] !== undefined) ?? []
  return using === undefined || !isAboutSomebody(text, at, using)
}

/** `text` is normalized. */
export function ordersIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(anywhere)]
    .filter((match) => isOrder(text, match))
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
}

export function isOrderAt(text: string, at: number): boolean {
  here.lastIndex = at
  const match = here.exec(text)
  return match !== null && isOrder(text, match)
}
