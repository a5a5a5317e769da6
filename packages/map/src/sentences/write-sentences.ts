import { type Sentence, sections } from '../snapshot.ts'
import type { Analysis } from './analysis.ts'
import { circuitSentences } from './circuit.ts'
import { crossedSentences, experimentSentences, repeatSentences, worthRepeating } from './findings.ts'
import { headlineSentences } from './headline.ts'
import { closingSentences, unreadSentences } from './notes.ts'
import { oneSideSentences } from './one-side.ts'
import { pictureSentences } from './pictures.ts'
import { switchSentences } from './switches.ts'
import { waitSentences } from './waits.ts'

const saidFirst = (analysis: Analysis) =>
  [headlineSentences, switchSentences, waitSentences, crossedSentences].flatMap((write) => write(analysis))

/** So that the drawing and the text have the same ones. */
export const withoutIdleRepeats = (analysis: Analysis): Analysis => ({
  ...analysis,
  repeats: worthRepeating(analysis, saidFirst(analysis)),
})

export function writeSentences(analysis: Analysis): Sentence[] {
  const said = saidFirst(analysis)
  const others = [
    pictureSentences,
    oneSideSentences,
    circuitSentences,
    experimentSentences,
    unreadSentences,
    closingSentences,
  ].flatMap((write) => write(analysis))
  return [...said, ...repeatSentences(analysis, said), ...others]
    .toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section))
    .map((sentence, index): Sentence => ({ id: `S${index + 1}`, ...sentence }))
}
