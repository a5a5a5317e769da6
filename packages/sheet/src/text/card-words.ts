import { circuitName } from '@wiring/map/circuit-name'
import { capitalize } from '@wiring/map/english'
import type { EvidenceId, Snapshot, Source } from '@wiring/map/snapshot'

/** Of the circuit's sentence as it was signed; `null` where it was dropped or quotes somebody. */
export function cardMeaning({ circuit, sentences }: Snapshot): string | null {
  const sentence = sentences.find(({ rule }) => rule === `circuit.${circuit.id}`)
  const [first] = /^.*?[.!?…](?=\s|$)/su.exec(sentence?.text ?? '') ?? []
  if (first === undefined || /\{\d+\}/.test(first)) return null
  const name = circuitName(circuit)
  // The name stands above it.
  if (/^Nea/.test(first) && first.endsWith(`: ${name}.`)) return `${first.slice(0, -`: ${name}.`.length)}.`
  const start = [`Nearest: ${name}, which `, `${name}: `, `${name} `].find((each) => first.startsWith(each))
  return start === undefined ? first : capitalize(first.slice(start.length))
}

export interface CardQuote {
  evidence: EvidenceId
  source: Source
  text: string
}

/** Her own words as they are quoted in sentences, each once; what an operator hid is in none. */
export function cardQuotes({ evidence, sentences }: Snapshot): CardQuote[] {
  const own = new Set(
    evidence.flatMap(({ id, kind, hidden, dropped }) =>
      kind === 'words' && !hidden && dropped === undefined ? [id] : [],
    ),
  )
  const quotes = sentences.flatMap(({ slots }) =>
    slots.flatMap((slot) =>
      slot.kind === 'quote' && own.has(slot.evidence) && slot.text.trim() !== ''
        ? [{ evidence: slot.evidence, source: slot.source, text: slot.text }]
        : [],
    ),
  )
  return quotes.filter(({ text }, index) => quotes.findIndex((each) => each.text === text) === index)
}
