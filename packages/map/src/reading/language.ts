import { wordsOf } from './words.ts'

/** Sixty frequent English words, without those that are as frequent in a neighbouring language. */
const functionWords = new Set(
  (
    'the and to i of it in that my is was with for but on when this then from have not which they are what ' +
    "who she her his he be been as at by or an if because so until without after before it's don't i'm " +
    'does than there their them would about into only each every out up'
  ).split(' '),
)
/** Frequent in the languages that share short words with English: "in", "was", "for", "at", "i". */
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

/**
 * Whether the texts may be read with English word lists. Under eight words of Latin script no language can be
 * told: a hit is a hit there.
 */
export function readLanguage(texts: string[]): 'english' | 'short' | 'other' {
  const words = texts
    .flatMap(wordsOf)
    .map((word) => word.text)
    .filter((word) => letter.test(word))
  const foreign = words.filter((word) => otherScript.test(word)).length
  // A script without spaces gives one "word" for a whole sentence, so a few of them weigh a lot.
  if (foreign * 4 > words.length) return 'other'
  if (words.length < fewestWords) return 'short'
  const count = (list: Set<string>) => words.filter((word) => list.has(word)).length
  const english = count(functionWords)
  return english / words.length >= smallestShare && english > count(otherFunctionWords) ? 'english' : 'other'
}
