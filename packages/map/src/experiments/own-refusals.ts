import { type ScoredInputs, wholeTextLine } from '../crossed-wires/find-lines.ts'
import { wantsNothing } from '../crossed-wires/says-nothing.ts'
import type { Line } from '../evidence/line.ts'

const sentencesOf = (text: string) => text.split(/[.!?;\n]+/)
const ownAnswers = ['A6', 'A8', 'A4', 'A2', 'A10']
const saidIn = (scored: ScoredInputs, fields: readonly string[], says: RegExp): Line | undefined =>
  fields
    .flatMap((field) => wholeTextLine(scored, field) ?? [])
    .find(({ text }) => sentencesOf(text).some((sentence) => says.test(sentence)))

const planned =
  '(?:plan(?:ned|s)?(?: it| ahead| anything| things)?|outlin(?:e|ed|es)|sketch(?:ed|es)?|storyboards?|mood ?boards?|(?:lay|laid|draw|drawn|drew|write|written|wrote|map|mapped|set|put)(?: \\w+){0,3} (?:out|down|up|on paper|first|beforehand|in advance))'
const deniesPlan = new RegExp(
  `\\b(?:i|we|i['’]ve|we['’]ve|i['’]d)(?: have| had| would)?(?: never|n['’]t(?: ever)?| don['’]?t(?: ever)?| do not| didn['’]t| haven['’]t(?: ever)?| can['’]?t| cannot| hate to| refuse to)(?: once| really| even| do)? ${planned}\\b|\\b(?:never|no) (?:plans?|outlines?|sketch(?:es)?|storyboards?)\\b|\\bnever (?:on paper|in a notebook)\\b`,
  'i',
)
/** "I've never laid a thing out on paper first": she writes no shape down. */
export const deniesPlanLine = (scored: ScoredInputs): Line | undefined =>
  saidIn(scored, ownAnswers, deniesPlan)

/** Asked what would have to be true, she wants nothing to be. */
export const wantsNothingLine = (scored: ScoredInputs): Line | undefined => {
  const wish = wholeTextLine(scored, 'A10')
  return wish !== undefined && wantsNothing(wish.text) ? wish : undefined
}
