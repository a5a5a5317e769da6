import { wholeTextLine } from '../crossed-wires/find-lines.ts'
import { saysLittle } from '../crossed-wires/says-nothing.ts'
import { quoteSlot } from '../slots.ts'
import type { Analysis } from './analysis.ts'
import { askedOf } from './asked-of.ts'
import { frame, type UnnumberedSentence } from './sentence-kinds.ts'

/** What her AI names first of what stands in her way, unless it stands with the break already. */
export function aiWordSentences(
  analysis: Analysis,
  said: readonly UnnumberedSentence[],
): UnnumberedSentence[] {
  const quoted = said.flatMap(({ slots }) =>
    slots.flatMap((slot) => (slot.kind === 'quote' ? slot.source : [])),
  )
  const found = (['P4', 'P3'] as const).flatMap((field) => {
    const line = wholeTextLine(analysis, field)
    const isSaid = line === undefined || saysLittle(line.text) || quoted.includes(line.source)
    return isSaid ? [] : [line]
  })
  const text = found
    .map((line, index) => `of ${askedOf(line)}${index === 0 ? ' your AI wrote' : ''}: {${index}}`)
    .join('; ')
  const section = 'waits'
  return found.length === 0
    ? []
    : [
        frame(
          {
            section,
            rule: 'ai.waits',
            text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
            slots: found.map(quoteSlot),
          },
          found,
        ),
      ]
}
