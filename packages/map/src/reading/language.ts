import { PerWord } from './vocabulary.ts'
import type { Words } from './words.ts'

/** Frequent English words that are rarer in neighbouring languages. */
const functionWords = new Set(
  (
    'the and to i of it in that my is was with for but on when this then from have not which they are what ' +
    "who she her his he be been as at by or an if because so until without after before it's don't i'm " +
    'does than there their them would about into only each every out up'
  ).split(' '),
)
/** Frequent in languages that share short words with English: "in", "was", "for". */
const otherFunctionWords = new Set(
  (
    'de het een en van ik niet der die das und ich nicht ist og jeg det er som til den le la les et des ' +
    'une que el los las y che il è di non um não se att och är på w się nie na'
  ).split(' '),
)
const fewestWords = 8
const smallestShare = 0.12

const letter = /\p{L}/u
const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

interface Kind {
  hasLetter: boolean
  isForeign: boolean
  isEnglish: boolean
  isOther: boolean
}

const kinds = new PerWord<Kind>((text) => ({
  hasLetter: letter.test(text),
  isForeign: otherScript.test(text),
  isEnglish: functionWords.has(text),
  isOther: otherFunctionWords.has(text),
}))

/** Under eight words of Latin script no language can be told: a hit is a hit. */
export function readLanguage(texts: readonly Words[]): 'english' | 'short' | 'other' {
  let all = 0
  let foreign = 0
  let english = 0
  let others = 0
  for (const { count, vocabulary, numbers } of texts) {
    const kindsOf = kinds.of(vocabulary)
    for (let row = 0; row < count; row++) {
      const { hasLetter, isForeign, isEnglish, isOther } = kindsOf[numbers[row] ?? -1] as Kind
      if (!hasLetter) continue
      all += 1
      // Without spaces a whole sentence is one "word": few weigh a lot.
      if (isForeign) foreign += 1
      if (isEnglish) english += 1
      if (isOther) others += 1
    }
  }
  if (foreign * 4 > all) return 'other'
  if (all < fewestWords) return 'short'
  return english / all >= smallestShare && english > others ? 'english' : 'other'
}
