import { wholeTextLine } from '../crossed-wires/find-lines.ts'
import { saysLittle } from '../crossed-wires/says-nothing.ts'
import { quoteSlot } from '../slots.ts'
import type { Analysis } from './analysis.ts'
import { frame, type UnnumberedSentence } from './sentence-kinds.ts'

const asked = { P4: 'of what rubs', P3: 'of what you do not see' } as const

/** What her AI names first of what stands in her way, unless it stands with the break already. */
export function aiWordSentences(
  analysis: Analysis,
  said: readonly UnnumberedSentence[],
): UnnumberedSentence[] {
  const quoted = said.flatMap(({ slots }) =>
    slots.flatMap((slot) => (slot.kind === 'quote' ? slot.source : [])),
  )
  const found = Object.entries(asked).flatMap(([field, about]) => {
    const line = wholeTextLine(analysis, field)
    const isSaid = line === undefined || saysLittle(line.text) || quoted.includes(line.source)
    return isSaid ? [] : [{ line, about }]
  })
  const text = found
    .map(({ about }, index) => `${about}${index === 0 ? ' your AI wrote' : ''}: {${index}}`)
    .join('; ')
  const lines = found.map(({ line }) => line)
  const section = 'waits'
  return found.length === 0
    ? []
    : [
        frame(
          {
            section,
            rule: 'ai.waits',
            text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
            slots: lines.map(quoteSlot),
          },
          lines,
        ),
      ]
}
