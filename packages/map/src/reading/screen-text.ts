import { sensitiveExceptions, sensitivePatterns } from '../lexicon/sensitive-topics.ts'
import { longestMatches } from '../matching/longest-matches.ts'
import { PhraseMatcher } from '../matching/phrase-matcher.ts'
import { PhraseTrie } from '../matching/phrase-trie.ts'
import { rangeOf, type Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'

const sensitiveTrie = new PhraseTrie<'sensitive' | 'exception'>()
for (const pattern of sensitivePatterns) sensitiveTrie.add(pattern, 'sensitive')
for (const pattern of sensitiveExceptions) sensitiveTrie.add(pattern, 'exception')
const sensitiveMatcher = new PhraseMatcher([sensitiveTrie])

/** A space stands for any white space. */
export const instructions = new RegExp(
  [
    /\b(?:ignore|disregard|forget) (?:all|any|every|(?:the )?(?:previous|prior|above))\b/,
    /\b(?:ignore|disregard|forget) (?:your|these|those|my) (?:previous|prior|instructions|rules|prompt)\b/,
    /\b(?:system|developer) prompt\b/,
    /\byou are now\b/,
    /\bmark as\b/,
    /\bmark (?:this|it|me|the \w+) as (?:approved|published|reviewed|signed|verified|safe|ready|complete)\b/,
    /\bas an ai\b(?! (?:researcher|engineer|developer|designer|artist|consultant|student|editor|trainer))/,
    /\b(?:new|updated|following) instructions?:/,
  ]
    .map(({ source }) => source.replaceAll(' ', '\\s+'))
    .join('|'),
)
/** A cheap test before the long expression. */
const instructionWord = /\b(?:ignore|disregard|forget|prompt|now|mark|ai|instructions?)\b/
const instructionWordCache = new WordCache((word) => instructionWord.test(word))

export const markup = /<\/|\{\{|\}\}|<script|<\||\[\/?inst\]|<!--/
const minEncodedLength = 64
const encodedCharacter = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9+/_-]/i.test(String.fromCharCode(code)) ? 1 : 0,
)

/** Such as base64. */
function hasEncodedText(text: string): boolean {
  const isEncoded = (at: number) => encodedCharacter[text.charCodeAt(at)] === 1
  // A run that long holds one of these characters.
  for (let at = minEncodedLength - 1; at < text.length; at += minEncodedLength) {
    let from = at
    let to = at
    while (isEncoded(from - 1)) from -= 1
    while (isEncoded(to)) to += 1
    const run = to - from < minEncodedLength ? '' : text.slice(from, to)
    if (/[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run)) return true
    at = to
  }
  return false
}

function hasInstruction(tokens: Tokens): boolean {
  const isInstructionWord = instructionWordCache.valuesOf(tokens.table)
  let tested = -1
  for (let at = 0; at < tokens.count; at++) {
    const text = tokens.textIndexes[at] ?? 0
    if (isInstructionWord[tokens.wordIds[at] ?? -1] !== true || text === tested) continue
    tested = text
    if (instructions.test(tokens.texts[text]?.text ?? '')) return true
  }
  return false
}

const sensitiveMatches = (tokens: Tokens) =>
  longestMatches(sensitiveMatcher.findAll(tokens)[0], tokens).filter(({ item }) => item === 'sensitive')

export const sensitiveRanges = (tokens: Tokens) =>
  sensitiveMatches(tokens).map(({ from, to }) => rangeOf(tokens, from, to))

export function screenText(tokens: Tokens): { sensitive: boolean; injection: boolean } {
  return {
    sensitive: sensitiveMatches(tokens).length > 0,
    injection:
      tokens.texts.some(({ original, text }) => markup.test(text) || hasEncodedText(original)) ||
      hasInstruction(tokens),
  }
}
