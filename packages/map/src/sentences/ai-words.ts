import { isPraise, saysLittle } from '../crossed-wires/says-nothing.ts'
import { byPosition, type Line } from '../evidence/line.ts'
import { quoteSlot } from '../slots.ts'
import type { Analysis } from './analysis.ts'
import { askedOf } from './asked-of.ts'
import { frame, type UnnumberedSentence } from './sentence-kinds.ts'

/** Further items of a list stand where all of them together are this short. */
const maxLetters = 260

/** Of what an AI lists, all that tells of her and that no sentence has quoted. */
function itemsOf({ lines }: Analysis, field: string, quoted: ReadonlySet<string>): Line[] {
  const isItem = (line: Line) => line.field === field && line.entry === 'words'
  const isLeft = ({ text, source }: Line) => !saysLittle(text) && !quoted.has(source)
  return lines.filter((line) => isItem(line) && isLeft(line)).toSorted(byPosition)
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What her AI names of what stands in her way, unless it stands with the break already. */
function listSentences(analysis: Analysis, quoted: ReadonlySet<string>): UnnumberedSentence[] {
  const lists = ['P4', 'P3'].map((field) => itemsOf(analysis, field, quoted))
  let letters = lists.reduce((sum, [first]) => sum + (first?.text.length ?? 0), 0)
  const told = lists
    .map((items) =>
      items.filter(({ text }, index) => {
        if (index === 0) return true
        const hasRoom = letters + text.length <= maxLetters
        if (hasRoom) letters += text.length
        return hasRoom
      }),
    )
    .filter(({ length }) => length > 0)
  if (told.length === 0) return []
  let at = 0
  const text = told
    .map((lines, index) => {
      const quotes = lines.map(() => `{${at++}}`).join(' and ')
      return `of ${askedOf(lines[0] as Line)}${index === 0 ? ' your AI wrote' : ''}: ${quotes}`
    })
    .join('; ')
  const content = { section: 'waits', rule: 'ai.waits', slots: told.flat().map(quoteSlot) } as const
  return [frame({ ...content, text: `${capitalized(text)}.` }, told.flat())]
}

/** Her rhythm and the whole of her, in its words, where nothing else has quoted them. */
function wholeSentences(analysis: Analysis, quoted: ReadonlySet<string>): UnnumberedSentence[] {
  const write = (field: string, section: 'shape' | 'waits') =>
    itemsOf(analysis, field, quoted)
      .filter(({ quote, text }) => quote?.endsWith('…') === false && !(field === 'P7' && isPraise(text)))
      .map((line) => {
        const text = `Of ${askedOf(line)} your AI wrote: {0}.`
        return frame({ section, rule: `ai.${field}`, text, slots: [quoteSlot(line)] }, [line])
      })
  return [...write('P5', 'shape'), ...write('P7', 'waits')]
}

export function aiWordSentences(
  analysis: Analysis,
  said: readonly UnnumberedSentence[],
): UnnumberedSentence[] {
  const quoted = new Set(
    said.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'quote' ? slot.source : []))),
  )
  return [...listSentences(analysis, quoted), ...wholeSentences(analysis, quoted)]
}
