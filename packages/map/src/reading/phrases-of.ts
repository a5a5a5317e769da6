import { eachWord, wordsOf } from './words.ts'

/** "my/her own" gives "my own" and "her own"; `_` joins words of an alternative. */
export function phrasesOf(pattern: string): string[][] {
  let phrases: string[][] = [[]]
  for (const part of pattern.split(' ')) {
    const forms = part.split('/').map((form) => {
      const stem = form.endsWith('*')
      // A hyphen separates words here as in a text.
      const words = eachWord(wordsOf(form.replaceAll('_', ' ')))
      return stem ? [...words.slice(0, -1), `${words.at(-1)}*`] : words
    })
    phrases = phrases.flatMap((phrase) => forms.map((form) => [...phrase, ...form]))
  }
  return phrases
}
