import { careExceptions, carePatterns } from '../lexicon/care.ts'
import { type KnownWord, PerWord } from './known-word.ts'
import { PhraseIndex } from './phrase-index.ts'
import type { Words } from './words.ts'

const careIndex = new PhraseIndex<'care' | 'exception'>()
for (const pattern of carePatterns) careIndex.add(pattern, 'care')
for (const pattern of careExceptions) careIndex.add(pattern, 'exception')

/** Orders to a program; matched without line breaks and invisible characters. */
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
    .map(({ source }) => source)
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
  let text = -1
  for (let at = 0; at < words.known.length; at++) {
    if (words.textNumbers[at] === text || !isOrderWord.of(words.known[at] as KnownWord)) continue
    text = words.textNumbers[at] ?? 0
    if (orders.test((words.texts[text]?.text ?? '').replace(/\s{2,}|[^\S ]/g, ' '))) return true
  }
  return false
}

/** Words that need a person's care, and orders to a machine. */
export function screenText(words: Words): { care: boolean; injection: boolean } {
  return {
    care: careIndex.longest(words).some((hit) => hit.item === 'care'),
    injection: words.texts.some(({ given, text }) => markup.test(text) || hasCode(given)) || hasOrder(words),
  }
}
