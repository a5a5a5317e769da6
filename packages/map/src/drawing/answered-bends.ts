import type { Level, Snapshot, Source } from '../snapshot.ts'
import { type Pole, switches } from '../switches.ts'

export interface AnsweredBend {
  /** Index of the gate. */
  gate: number
  level: Level
  pole: Pole
  source: Source
  /** As she gave it, cut as the map cuts it. */
  answer: string
}

/**
 * The gates that an answer of her own bent, in the order of the line. Which answer, the sentence of the
 * switch says: what is only counted is no reason that a stranger would accept.
 */
export function answeredBends({ drawing, evidence, sentences }: Snapshot): AnsweredBend[] {
  return switches.flatMap(({ id, left, right }, gate) => {
    const level = drawing.gates[gate]?.level ?? 0
    const slots = sentences.find(({ rule }) => rule === `switch.${id}`)?.slots ?? []
    const quoted = slots
      .flatMap((slot) => (slot.kind === 'quote' && isAnswer(slot.source) ? slot : []))
      .find((slot) => (evidence.find((line) => line.id === slot.evidence)?.e ?? 0) * level > 0)
    if (!quoted) return []
    const { source, text: answer } = quoted
    return [{ gate, level, pole: level < 0 ? left : right, source, answer }]
  })
}

/** Of the survey: not what her AI wrote. */
const isAnswer = (source: Source) => source.startsWith('A')
