import type { EvidenceId, Slot } from '../snapshot.ts'
import { askedAndChosen } from '../surveys/option-sentences.ts'
import { quotesOf, type UnnumberedSentence } from './sentence-kinds.ts'

/** A question asks of a line what else would only quote it. */
export function withoutAsked(said: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const asked = said.filter(({ section }) => section === 'questions').flatMap(quotesOf)
  const isAsked = (sentence: UnnumberedSentence) =>
    /^switch\.[A-Z]+\.single$/.test(sentence.rule) &&
    quotesOf(sentence).some((quote) => asked.includes(quote))
  return said.filter((sentence) => !isAsked(sentence))
}

/** Near the end she keeps improving: where it breaks says so with the same quotes. */
export function withoutTwice(said: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const breaks = said.filter(({ rule }) => rule === 'fault.CC').flatMap(quotesOf)
  const isTwice = (sentence: UnnumberedSentence) =>
    /^switch\.EXIT(?:\.counter)?$/.test(sentence.rule) &&
    breaks.length > 0 &&
    quotesOf(sentence).every((quote) => breaks.includes(quote))
  return said.filter((sentence) => !isTwice(sentence))
}

/** All of what she postpones, where a part of it would stand just before. */
export function withWholeReason(all: readonly UnnumberedSentence[]): UnnumberedSentence[] {
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

const chosen = new Set(Object.values(askedAndChosen).map((text) => text.replace('{q}', '{0}')))

const sourceOf = (id: EvidenceId) => id.slice(0, id.search(/[.:]/))

/** What the headline says of a click, and nothing else does, need not be said by the path once more. */
export function withoutClicksOfHeadline(said: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const headline = said.find(({ section }) => section === 'headline')
  const told = new Set(headline?.evidence.map(sourceOf))
  const isToldThere = ({ text, evidence }: UnnumberedSentence) =>
    chosen.has(text) && evidence.every((id) => told.has(sourceOf(id)))
  return said.filter((sentence) => !isToldThere(sentence))
}

/** What a question quotes of what she finished stands there. */
export function withoutAskedAnswer(all: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const asked = all.filter(({ section }) => section === 'questions').flatMap(quotesOf)
  const isAsked = (sentence: UnnumberedSentence) =>
    /^(?:own|words)\.A2$/.test(sentence.rule) && quotesOf(sentence).every((quote) => asked.includes(quote))
  return all.filter((sentence) => !isAsked(sentence))
}

const namesBreak = /^.+? is our name for \{0\}\.(?= Your AI, | (?:Do|Does) your |$)/

/** Where nothing else stands with the name of a break, what she postpones does. */
export function withAnswer(all: readonly UnnumberedSentence[]): UnnumberedSentence[] {
  const answer = all.find(({ rule }) => /^(?:own|words)\.A4$/.test(rule))
  const fault = all.find(({ rule, text }) => /^fault\.[A-Z]{2}$/.test(rule) && namesBreak.test(text))
  if (answer === undefined || fault?.kind !== 'claim') return [...all]
  const wrote = answer.text.replace('{0}', `{${fault.slots.length}}`)
  const [first, ...others] = fault.evidence
  const merged: UnnumberedSentence = {
    ...fault,
    text: fault.text.replace(namesBreak, (named) => `${named} ${wrote}`),
    slots: [...fault.slots, ...answer.slots],
    evidence: [first, ...new Set([...others, ...answer.evidence])],
  }
  return all.flatMap((each) => (each === answer ? [] : each === fault ? merged : each))
}
