import { type Sentence, sections } from '../snapshot.ts'
import type { Analysis } from './analysis.ts'
import { circuitSentences } from './circuit.ts'
import { crossedSentences, experimentSentences, repeatSentences, worthRepeating } from './findings.ts'
import { headlineSentences } from './headline.ts'
import { closingSentences, unreadSentences } from './notes.ts'
import { oneSideSentences } from './one-side.ts'
import { ownWordSentences, plainSentences, withOwnWords } from './own-words.ts'
import { pictureSentences } from './pictures.ts'
import { quotesOf, type UnnumberedSentence } from './sentence-kinds.ts'
import { switchSentences } from './switches.ts'
import { waitSentences } from './waits.ts'

/** Near the end she keeps improving: where it breaks says so with the same quotes. */
function withoutTwice(said: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const breaks = said.filter(({ rule }) => rule === 'fault.CC').flatMap(quotesOf)
  const isTwice = (sentence: UnnumberedSentence) =>
    sentence.rule === 'switch.EXIT' &&
    breaks.length > 0 &&
    quotesOf(sentence).every((quote) => breaks.includes(quote))
  return said.filter((sentence) => !isTwice(sentence))
}

const saidFirst = (analysis: Analysis) =>
  withoutTwice(
    [headlineSentences, switchSentences, waitSentences, crossedSentences].flatMap((write) => write(analysis)),
  )

/** Repeats that say something new, and what no quote has: drawing, lines and text have the same ones. */
export function withWhatIsLeft(analysis: Analysis): Analysis {
  const said = saidFirst(analysis)
  const worth = { ...analysis, repeats: worthRepeating(analysis, said) }
  const others = [oneSideSentences(worth), experimentSentences(worth), repeatSentences(worth, said)].flat()
  return withOwnWords(worth, [...said, ...others])
}

/** What she postpones, in her words, beside the fault that she clicked, whether or not the two agree. */
const rank = ({ section, rule }: { section: string; rule: string }) =>
  section !== 'waits' || rule.startsWith('fault.') ? 0 : /^(?:own|words)\.A4$/.test(rule) ? 1 : 2

export function writeSentences(analysis: Analysis): Sentence[] {
  const said = saidFirst(analysis)
  const others = [
    plainSentences,
    pictureSentences,
    oneSideSentences,
    circuitSentences,
    experimentSentences,
    unreadSentences,
    closingSentences,
  ].flatMap((write) => write(analysis))
  return [...said, ...repeatSentences(analysis, said), ...ownWordSentences(analysis, said), ...others]
    .toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || rank(a) - rank(b))
    .map((sentence, index): Sentence => ({ id: `S${index + 1}`, ...sentence }))
}
