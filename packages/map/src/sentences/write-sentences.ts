import { type Sentence, type Slot, sections } from '../snapshot.ts'
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

/** A question asks of a line what else would only quote it. */
function withoutAsked(said: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const asked = said.filter(({ section }) => section === 'questions').flatMap(quotesOf)
  const isAsked = (sentence: UnnumberedSentence) =>
    /^switch\.[A-Z]+\.single$/.test(sentence.rule) &&
    quotesOf(sentence).some((quote) => asked.includes(quote))
  return said.filter((sentence) => !isAsked(sentence))
}

/** Near the end she keeps improving: where it breaks says so with the same quotes. */
function withoutTwice(said: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const breaks = said.filter(({ rule }) => rule === 'fault.CC').flatMap(quotesOf)
  const isTwice = (sentence: UnnumberedSentence) =>
    /^switch\.EXIT(?:\.counter)?$/.test(sentence.rule) &&
    breaks.length > 0 &&
    quotesOf(sentence).every((quote) => breaks.includes(quote))
  return said.filter((sentence) => !isTwice(sentence))
}

/** All of what she postpones, where a part of it would stand just before. */
function withWholeReason(all: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const own = all.find(({ rule }) => rule === 'own.A4')
  const [whole] = own?.slots ?? []
  const isPart = (slot: Slot) => slot.kind === 'quote' && slot.source === 'A4'
  const fault = all.find(({ rule, slots }) => /^fault\.[A-Z]{2}$/.test(rule) && slots.slice(1).some(isPart))
  if (whole?.kind !== 'quote' || fault?.kind !== 'claim' || whole.text.endsWith('…')) return [...all]
  const slots = fault.slots.map((slot) => (isPart(slot) ? whole : slot))
  const [first, ...others] = fault.evidence
  const merged: UnnumberedSentence = { ...fault, slots, evidence: [first, ...others, whole.evidence] }
  return all.flatMap((each) => (each === own ? [] : each === fault ? merged : each))
}

const saidFirst = (analysis: Analysis) =>
  withoutAsked(
    withoutTwice(
      [headlineSentences, switchSentences, waitSentences, crossedSentences].flatMap((write) =>
        write(analysis),
      ),
    ),
  )

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
  const own = ownWordSentences(analysis, said)
  return withWholeReason([...said, ...repeatSentences(analysis, said), ...own, ...others])
    .toSorted((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || rank(a) - rank(b))
    .map((sentence, index): Sentence => ({ id: `S${index + 1}`, ...sentence }))
}
