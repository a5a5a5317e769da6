import { isClassed, isVerb } from '../lexicon/word-classes.ts'

const subject = /(?:^|[.!?]\s+)(\p{Lu}[\p{Ll}'’-]{2,})(?=\s+\p{Ll}+s\b|['’]s\s)/gu
const pronoun = /\b(?:he|she|his|her|him|himself|herself)\b/i
interface Named {
  passages: readonly { text: string }[]
}

/** An AI that knows somebody by another name speaks of that one: two fields begin with it as a subject. */
export function isAboutSomebodyElse(fields: readonly Named[], name: string): boolean {
  const hers = name.toLowerCase().match(/\p{L}+/gu) ?? []
  if (hers.length === 0) return false
  const texts = fields.map(({ passages }) => passages.map(({ text }) => text))
  if (!texts.flat().some((text) => pronoun.test(text))) return false
  // "Tom" and "Thomas" begin alike; who is taken for somebody else has no profile on the map.
  const isHers = (word: string) => hers.some((part) => part.charAt(0) === word.charAt(0))
  const isName = (word: string) =>
    !isClassed(word) && !isVerb(word) && !texts.flat().some((text) => text.includes(` ${word}`))
  const named = texts.map(
    (field) =>
      new Set(
        field.flatMap((text) => [...text.matchAll(subject)].map(([, word = '']) => word.toLowerCase())),
      ),
  )
  const all = new Set(named.flatMap((words) => [...words]))
  return [...all].some(
    (word) => isName(word) && !isHers(word) && named.filter((words) => words.has(word)).length > 1,
  )
}
