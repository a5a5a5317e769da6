import { wholeText } from '../reading/quote.ts'
import type { Line } from './line.ts'
import { trimRange } from './sentence-range.ts'

function withoutEnd(text: string): string {
  return text.slice(0, trimRange(text, { start: 0, end: text.length }).end)
}

/** What her quotes leave out of an answer stands with the first of its lines. */
export function withWholeAnswers(lines: readonly Line[]): Line[] {
  const bySource = Map.groupBy(
    lines.filter(({ kind }) => kind === 'words'),
    ({ source }) => source,
  )
  const wholes = new Map(
    [...bySource.values()].flatMap((same) => {
      const [first] = same
      const whole = first === undefined ? '' : wholeText(first.text)
      const isQuoted = same.some(({ quote }) => withoutEnd(quote ?? '') === withoutEnd(whole))
      return first === undefined || isQuoted ? [] : [[first, whole] as const]
    }),
  )
  return lines.map((line) => {
    const whole = wholes.get(line)
    return whole === undefined ? line : { ...line, whole }
  })
}
