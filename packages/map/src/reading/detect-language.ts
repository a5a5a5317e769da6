import type { Tokens } from '../tokens/tokenizer.ts'
import { WordCache } from '../tokens/word-table.ts'

const englishWords = new Set(
  (
    'the and to i of it in that my is was with for but on when this then from have not which they are what ' +
    "who she her his he be been as at by or an if because so until without after before it's don't i'm " +
    'does than there their them would about into only each every out up'
  ).split(' '),
)
/** Of languages that share short words with English: "in", "was", "for". */
const otherWords = new Set(
  (
    'de het een en van ik niet der die das und ich nicht ist og jeg det er som til den le la les et des ' +
    'une que el los las y che il è di non um não se att och är på w się nie na'
  ).split(' '),
)
const minWords = 8
const minEnglishShare = 0.12

const letter = /\p{L}/u
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

interface WordKind {
  hasLetter: boolean
  isOtherScript: boolean
  isEnglish: boolean
  isOther: boolean
}

const wordKinds = new WordCache<WordKind>((word) => ({
  hasLetter: letter.test(word),
  isOtherScript: otherScript.test(word),
  isEnglish: englishWords.has(word),
  isOther: otherWords.has(word),
}))

export function detectLanguage(texts: readonly Tokens[]): 'english' | 'short' | 'other' {
  let all = 0
  let otherScripts = 0
  let english = 0
  let others = 0
  for (const { count, table, wordIds } of texts) {
    const kinds = wordKinds.valuesOf(table)
    for (let token = 0; token < count; token++) {
      const { hasLetter, isOtherScript, isEnglish, isOther } = kinds[wordIds[token] ?? -1] as WordKind
      if (!hasLetter) continue
      all += 1
      if (isOtherScript) otherScripts += 1
      if (isEnglish) english += 1
      if (isOther) others += 1
    }
  }
  // Without spaces a whole sentence is one "word".
  if (otherScripts * 4 > all) return 'other'
  if (all < minWords) return 'short'
  return english / all >= minEnglishShare && english > others ? 'english' : 'other'
}
