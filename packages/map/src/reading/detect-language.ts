import { isClassed } from '../lexicon/word-classes.ts'
import { type Tokens, tokenize } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'

const englishWords = new Set(
  (
    'the and to i of it in that my is was with for but on when this then from have not which they are what ' +
    "who she her his he be been as at by or an if because so until without after before it's don't i'm " +
    'does than there their them would about into only each every out up'
  ).split(' '),
)
const otherWords = new Set(
  (
    'het een en heb dat wat niets naar ik niet maar naar ook wel zijn voor wij deze der das und ich nicht ist mit auf für wenn auch sich ' +
    'ein eine einen oder aber dann immer wird habe og jeg det som til ikke med fra så hvis når att och är på inte ' +
    'jag för utan les des une est dans pour avec sur pas mais chez très plus elle nous vous ses qui que quand où ' +
    'los las una por para con pero como muy cuando siempre más está porque non io dopo niente che il è di della sono anche perché quando ' +
    'sempre ho mi não uma para com mais mas quando sempre meu minha isso się nie jest że jak dla przez ale mam ' +
    'jsem není ale když vždy nem egy és hogy mindig vagyok ja on ei että kun minä mutta aina bir ve için değil ' +
    'ama çok her zaman ben este și în nu sunt cu pentru când'
  ).split(' '),
)
/** Parts of names as well, so they count beside another word of their language only. */
const particles = new Set('de la le el di da von der e y et van den do dos del du'.split(' '))
// Tried with the texts of tests/languages.test.ts; no table moves, whose people write English.
const minWords = 8
const minEnglishShare = 0.12
const minOtherShare = 0.06
const minForeignShare = 0.2
const foreignLetter = /[^\p{ASCII}]/u

const letter = /\p{L}/u
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const kind = { otherScript: 1, english: 2, other: 4, particle: 8, foreign: 16, known: 32 } as const
const allKinds = 64

/** The bits of its kinds; −1 without a letter. */
const wordKinds = new WordCache((word): number => {
  if (!letter.test(word)) return -1
  return (
    (otherScript.test(word) ? kind.otherScript : 0) |
    (englishWords.has(word) ? kind.english : 0) |
    (otherWords.has(word) ? kind.other : 0) |
    (particles.has(word) ? kind.particle : 0) |
    (foreignLetter.test(word) ? kind.foreign : 0) |
    // Of the lexicon; short words are words of other languages too.
    (word.length > 3 && isClassed(word) ? kind.known : 0)
  )
})

/** Numbers of words by the bits of their kinds. */
function countKinds(texts: readonly Tokens[]): Uint32Array {
  const counts = new Uint32Array(allKinds)
  for (const { count, table, wordIds } of texts) {
    const kinds = wordKinds.valuesOf(table)
    for (let token = 0; token < count; token++) {
      const bits = kinds[wordIds[token] as number] as number
      if (bits !== -1) counts[bits] = (counts[bits] as number) + 1
    }
  }
  return counts
}

export function detectLanguage(texts: readonly Tokens[]): 'english' | 'short' | 'other' {
  const counts = countKinds(texts)
  const all = counts.reduce((total, count) => total + count, 0)
  const countOf = (bit: number) =>
    counts.reduce((total, count, bits) => ((bits & bit) === 0 ? total : total + count), 0)
  const english = countOf(kind.english)
  const foreign = countOf(kind.foreign)
  const known = countOf(kind.known)
  // Without spaces a whole sentence is one "word".
  if (countOf(kind.otherScript) * 4 > all) return 'other'
  if (all < minWords) return 'short'
  const others = countOf(kind.other) === 0 ? 0 : countOf(kind.other) + countOf(kind.particle)
  if (english / all >= minEnglishShare && english > others) return 'english'
  // Curt people leave the small words out: only words of another language tell.
  const isOther = others / all >= minOtherShare || foreign / all >= minForeignShare
  return isOther && others + foreign > english + known ? 'other' : 'english'
}

/** False for what is too short to tell. */
export const isForeign = (text: string): boolean => detectLanguage([tokenize(text)]) === 'other'
