import { type Sentence, sections } from '../snapshot.ts'
import { aiWordSentences } from './ai-words.ts'
import type { Analysis } from './analysis.ts'
import { circuitSentences } from './circuit.ts'
import { crossedSentences, experimentSentences, repeatSentences, worthRepeating } from './findings.ts'
import { headlineSentences } from './headline.ts'
import { closingSentences, unreadSentences } from './notes.ts'
import { oneSideSentences } from './one-side.ts'
import { ownWordSentences, plainSentences, withOwnWords } from './own-words.ts'
import { pictureSentences } from './pictures.ts'
import {
  withAnswer,
  withoutAsked,
  withoutAskedAnswer,
  withoutClicksOfHeadline,
  withoutTwice,
  withWholeReason,
} from './said-once.ts'
import type { UnnumberedSentence } from './sentence-kinds.ts'
import { switchSentences } from './switches.ts'
import { waitSentences } from './waits.ts'

function saidFirst(analysis: Analysis): UnnumberedSentence[] {
  const written = [headlineSentences, switchSentences, waitSentences, crossedSentences].flatMap((write) =>
    write(analysis),
  )
  return withoutAsked(withoutClicksOfHeadline(withoutTwice(written)))
}

/** Repeats that say something new, and what no quote has: drawing, lines and text have the same ones. */
export function withWhatIsLeft(analysis: Analysis): Analysis {
  const said = saidFirst(analysis)
  const worth = { ...analysis, repeats: worthRepeating(analysis, said) }
  const others = [oneSideSentences(worth), experimentSentences(worth), repeatSentences(worth, said)].flat()
  return withOwnWords(worth, [...said, ...others])
}

/** What she postpones stands behind the fault that she clicked, her condition before its experiment. */
function rank({ section, rule }: { section: string; rule: string }): number {
  if (section === 'experiment') return rule === 'wish' ? 0 : 1
  return section !== 'waits' || rule.startsWith('fault.') ? 0 : /^(?:own|words)\.A4$/.test(rule) ? 1 : 2
}

export function writeSentences(analysis: Analysis): Sentence[] {
  const first = saidFirst(analysis)
  const said = [...first, ...repeatSentences(analysis, first)]
  const others = [
    plainSentences,
    pictureSentences,
    oneSideSentences,
    circuitSentences,
    experimentSentences,
    unreadSentences,
    closingSentences,
  ].flatMap((write) => write(analysis))
  const own = ownWordSentences(analysis, first)
  const all = [...said, ...own, ...aiWordSentences(analysis, said), ...others]
  return withAnswer(withWholeReason(withoutAskedAnswer(all)))
    .toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || rank(a) - rank(b))
    .map((sentence, index): Sentence => ({ id: `S${index + 1}`, ...sentence }))
}
