import { isClassed } from '../lexicon/word-classes.ts'
import type { Tokens } from '../tokens/tokenizer.ts'
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
const minWords = 8
const minEnglishShare = 0.12
const minOtherShare = 0.06
const minForeignShare = 0.2
const foreignLetter = /[^\p{ASCII}]/u

const letter = /\p{L}/u
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

interface WordKind {
  hasLetter: boolean
  isOtherScript: boolean
  isEnglish: boolean
  isOther: boolean
  isParticle: boolean
  isForeign: boolean
  /** Of the lexicon; short words are words of other languages too. */
  isKnown: boolean
}

const wordKinds = new WordCache<WordKind>((word) => ({
  hasLetter: letter.test(word),
  isOtherScript: otherScript.test(word),
  isEnglish: englishWords.has(word),
  isOther: otherWords.has(word),
  isParticle: particles.has(word),
  isForeign: foreignLetter.test(word),
  isKnown: word.length > 3 && isClassed(word),
}))

export function detectLanguage(texts: readonly Tokens[]): 'english' | 'short' | 'other' {
  let all = 0
  let otherScripts = 0
  let english = 0
  let others = 0
  let foreign = 0
  let known = 0
  let parts = 0
  for (const { count, table, wordIds } of texts) {
    const kinds = wordKinds.valuesOf(table)
    for (let token = 0; token < count; token++) {
      const { hasLetter, isOtherScript, isEnglish, isOther, isParticle, isForeign, isKnown } = kinds[
        wordIds[token] ?? -1
      ] as WordKind
      if (!hasLetter) continue
      all += 1
      if (isOtherScript) otherScripts += 1
      if (isEnglish) english += 1
      if (isOther) others += 1
      if (isParticle) parts += 1
      if (isForeign) foreign += 1
      if (isKnown) known += 1
    }
  }
  // Without spaces a whole sentence is one "word".
  if (otherScripts * 4 > all) return 'other'
  if (all < minWords) return 'short'
  if (others > 0) others += parts
  if (english / all >= minEnglishShare && english > others) return 'english'
  // Curt people leave the small words out: only words of another language tell.
  const isForeign = others / all >= minOtherShare || foreign / all >= minForeignShare
  return isForeign && others + foreign > english + known ? 'other' : 'english'
}
