import { careExceptions, carePatterns } from '../lexicon/care.ts'
import { PhraseIndex } from './phrase-index.ts'
import type { Tokens } from './words.ts'

const careIndex = new PhraseIndex<'care' | 'exception'>()
for (const pattern of carePatterns) careIndex.add(pattern, 'care')
for (const pattern of careExceptions) careIndex.add(pattern, 'exception')

/** Orders to a program, and markup; matched without line breaks and invisible characters. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget) (?:all|any|every|(?:the )?(?:previous|prior|above))\b/,
  /\b(?:ignore|disregard|forget) (?:your|these|those|my) (?:previous|prior|instructions|rules|prompt)\b/,
  /\b(?:system|developer) prompt\b/,
  /\byou are now\b/,
  /\bmark as\b/,
  /\bmark (?:this|it|me|the \w+) as (?:approved|published|reviewed|signed|verified|safe|ready|complete)\b/,
  /\bas an ai\b(?! (?:researcher|engineer|developer|designer|artist|consultant|student|editor|trainer))/,
  /\b(?:new|updated|following) instructions?:/,
  /<\/|\{\{|\}\}|<script|<\||\[\/?inst\]|<!--/,
]

const longToken = /[a-z0-9+/_-]{64,}/gi

/** A long run of mixed letters and digits: nobody types it. */
const encoded = (text: string) =>
  [...text.matchAll(longToken)].some(([run]) => /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run))

/** Words that need a person's care, and orders to a machine. */
export function screenText(text: string, { plain, words }: Tokens): { care: boolean; injection: boolean } {
  const line = plain.replace(/\s{2,}|[^\S ]/g, ' ')
  return {
    care: careIndex.longest(words).some((hit) => hit.item === 'care'),
    injection: orders.some((order) => order.test(line)) || encoded(text),
  }
}
