import {
  asidePatterns,
  pleaPatterns,
  sensitiveExceptions,
  sensitivePatterns,
} from '../lexicon/sensitive-topics.ts'
import { longestMatches } from '../matching/longest-matches.ts'
import { PhraseMatcher } from '../matching/phrase-matcher.ts'
import { PhraseTrie } from '../matching/phrase-trie.ts'
import { rangeOf, type Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'
import { isOrderAt, ordersIn } from './orders.ts'

const pleas = new Set<string>(pleaPatterns)
const asides = new Set<string>(asidePatterns)
const sensitiveTrie = new PhraseTrie<'sensitive' | 'aside' | 'plea' | 'exception'>()
for (const pattern of sensitivePatterns)
  sensitiveTrie.add(pattern, pleas.has(pattern) ? 'plea' : asides.has(pattern) ? 'aside' : 'sensitive')
for (const pattern of sensitiveExceptions) sensitiveTrie.add(pattern, 'exception')
const sensitiveMatcher = new PhraseMatcher([sensitiveTrie])

/** A cheap test before the long expression. */
const instructionWord =
  /\b(?:ignore|disregard|forget|override|bypass|skip|prompt|now|act|mark|ai|instructions?|set|change|reveal|print|show|repeat|output|leak)\b/
const instructionWordCache = new WordCache((word) => instructionWord.test(word))
/** Of an instruction, before such a word: "you are now", "as an ai". */
const wordsBefore = 2

/** Bold and italics are no attack. */
const formatting = /<\/?(?:b|i|u|em|strong|br|p|li|ul|ol|sup|sub|small|mark|span|code)\s*\/?>/g
const markupCharacter = /[<{}[]/
export const markup = /<\/|\{\{|\}\}|<script|<\||\[\/?inst\]|<!--/
/** A whole sentence takes as much in base64. No table moves: nobody in it is hostile. */
const minEncodedLength = 64
/** Longer than any word between the marks of a path. */
const maxWordLength = 24
const encodedCharacter = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9+/_-]/i.test(String.fromCharCode(code)) ? 1 : 0,
)

/** A path or an address has words between its marks. */
function isEncoded(run: string): boolean {
  if (!/[a-z]/.test(run) || !/[A-Z]/.test(run) || !/\d/.test(run)) return false
  const words = run.split(/[/_+-]+/)
  return words.some((word) => word.length > maxWordLength && changesOfCase(word) > word.length / 5)
}

function changesOfCase(word: string): number {
  const kinds = [...word].map((letter) => (/\d/.test(letter) ? 0 : /[a-z]/.test(letter) ? 1 : 2))
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length
}

/** Such as base64. */
function hasEncodedText(text: string): boolean {
  const isRun = (at: number) => encodedCharacter[text.charCodeAt(at)] === 1
  // A run that long holds one of these characters.
  for (let at = minEncodedLength - 1; at < text.length; at += minEncodedLength) {
    let from = at
    let to = at
    while (isRun(from - 1)) from -= 1
    while (isRun(to)) to += 1
    if (to - from >= minEncodedLength && isEncoded(text.slice(from, to))) return true
    at = to
  }
  return false
}

function textsWithInstruction(tokens: Tokens): Set<number> {
  const isInstructionWord = instructionWordCache.valuesOf(tokens.table)
  const found = new Set<number>()
  let tested = -1
  for (let at = 0; at < tokens.count; at++) {
    if (isInstructionWord[tokens.wordIds[at] as number] !== true) continue
    const index = tokens.textIndexes[at] as number
    if (index === tested || found.has(index)) continue
    const { text = '', offsets } = tokens.texts[index] ?? {}
    if (offsets !== null) {
      tested = index
      if (ordersIn(text).length > 0) found.add(index)
    } else if (beginsInstruction(tokens, at, text)) found.add(index)
  }
  return found
}

/** Without offsets a text is ASCII, where our words are those of the expression. */
function beginsInstruction({ textIndexes, starts }: Tokens, at: number, text: string): boolean {
  for (
    let from = at;
    from >= Math.max(0, at - wordsBefore) && textIndexes[from] === textIndexes[at];
    from--
  ) {
    if (isOrderAt(text, starts[from] as number)) return true
  }
  return false
}

/** Each text by itself: one bad item hides no other. */
export function injectedTexts(tokens: Tokens): Set<number> {
  const injected = textsWithInstruction(tokens)
  for (const [index, { original, text }] of tokens.texts.entries()) {
    const isMarkup =
      markupCharacter.test(text) && markup.test(text) && markup.test(text.replace(formatting, ''))
    if (isMarkup || hasEncodedText(original)) injected.add(index)
  }
  return injected
}

const sensitiveMatches = (tokens: Tokens) =>
  longestMatches(sensitiveMatcher.findAll(tokens)[0], tokens).filter(({ item }) => item !== 'exception')

export const sensitiveRanges = (tokens: Tokens) =>
  sensitiveMatches(tokens).map(({ from, to, item }) => ({
    ...rangeOf(tokens, from, to),
    isAside: item === 'aside' || item === 'plea',
    isPlea: item === 'plea',
  }))

export const isSensitive = (tokens: Tokens): boolean => sensitiveMatches(tokens).length > 0
