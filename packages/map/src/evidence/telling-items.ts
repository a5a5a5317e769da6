import type { Field } from './fields.ts'
import type { Passage } from './passage.ts'

/** Of a list that an AI wrote, so many stand on a map where there is room. */
const most = 3

/** Fewer letters make no stem: "work" and "words" are one, "saddle" and "saddles" too. */
const stemLetters = 5
const everyday = new Set(
  'about after again always another because before being could every first from have instead into just know like make many more much never only other others over people project projects really same some still than that their them then there these they thing things think this time today until very want week what when where which while will with without work working works would your'.split(
    ' ',
  ),
)
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !everyday.has(word))
      .map((word) => word.slice(0, stemLetters)),
  )

/** A reason, an occasion or an opposite: more than the name of a weakness. */
const tells =
  /\b(?:feels?|takes?|mistakes?|treats?|confuses?|cannot|can['’]t|turns? to|waits?|gives? up|asks?|although|though|while|whenever|when|once|instead|rather than|without|before|after|as soon as|yet|but|even|because|since|never|only)\b/i

/** Those that share a thing with what she postpones, finished or would need, or that give a reason. */
export function tellingItems({ passages }: Field, fields: readonly Field[]): Passage[] {
  const hers = fields.filter(({ id, unread }) => /^A(?:2|4|10)$/.test(id) && unread === null)
  const stems = stemsOf(hers.flatMap((field) => field.passages.map(({ text }) => text)).join(' '))
  const scoreOf = ({ text }: Passage, index: number): number =>
    2 * [...stemsOf(text)].filter((stem) => stems.has(stem)).length +
    (tells.test(text) ? 1 : 0) +
    (index === 0 ? 1 : 0)
  return passages
    .map((passage, index) => ({ passage, index, score: scoreOf(passage, index) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index)
    .map(({ passage }) => passage)
}
