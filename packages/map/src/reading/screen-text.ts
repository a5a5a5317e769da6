import { careExceptions, carePatterns } from '../lexicon/care.ts'
import { longestHits } from './longest-hits.ts'
import { PhraseIndex } from './phrase-index.ts'
import { PhraseSearch } from './phrase-search.ts'
import { PerWord } from './vocabulary.ts'
import type { Words } from './words.ts'

const careIndex = new PhraseIndex<'care' | 'exception'>()
for (const pattern of carePatterns) careIndex.add(pattern, 'care')
for (const pattern of careExceptions) careIndex.add(pattern, 'exception')
const careSearch = new PhraseSearch([careIndex])

/** Orders to a program; a space stands for any white space. */
const orders = new RegExp(
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
/** Each order has one of them. */
const orderWord = /\b(?:ignore|disregard|forget|prompt|now|mark|ai|instructions?)\b/
const isOrderWord = new PerWord((text) => orderWord.test(text))

const markup = /<\/|\{\{|\}\}|<script|<\||\[\/?inst\]|<!--/
const codeLength = 64
const codeCharacter = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9+/_-]/i.test(String.fromCharCode(code)) ? 1 : 0,
)

/** A long run of mixed letters and digits: nobody types it. */
function hasCode(text: string): boolean {
  const isCode = (at: number) => codeCharacter[text.charCodeAt(at)] === 1
  // A run that long holds one of these characters.
  for (let at = codeLength - 1; at < text.length; at += codeLength) {
    let from = at
    let to = at
    while (isCode(from - 1)) from -= 1
    while (isCode(to)) to += 1
    const run = to - from < codeLength ? '' : text.slice(from, to)
    if (/[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run)) return true
    at = to
  }
  return false
}

function hasOrder(words: Words): boolean {
  const isOrder = isOrderWord.of(words.vocabulary)
  let text = -1
  for (let at = 0; at < words.count; at++) {
    if (isOrder[words.numbers[at] ?? -1] !== true || words.textNumbers[at] === text) continue
    text = words.textNumbers[at] ?? 0
    if (orders.test(words.texts[text]?.text ?? '')) return true
  }
  return false
}

export function screenText(words: Words): { care: boolean; injection: boolean } {
  const [hits] = careSearch.all(words)
  return {
    care: longestHits(hits, words).some(({ item }) => item === 'care'),
    injection: words.texts.some(({ given, text }) => markup.test(text) || hasCode(given)) || hasOrder(words),
  }
}
