import type { LinesPlace } from '@wiring/map/drawing/card'
import { sans } from '@wiring/map/drawing/primitives'
import { textWidth } from './text-outlines.ts'

/** As even as they can be. `null` if there is no room for as many lines, or a word is too wide. */
export function wrapLines(text: string, { size, width, most }: LinesPlace): string[] | null {
  const words = text.split(' ').map((word) => ({ word, width: widthOf(word, size) }))
  const space = widthOf('n n', size) - widthOf('nn', size)
  const least = Math.max(...words.map((each) => each.width))
  if (least > width) return null
  const wrap = (room: number): string[] => {
    const lines: { text: string; width: number }[] = []
    for (const each of words) {
      const line = lines.at(-1)
      if (line === undefined || line.width + space + each.width > room)
        lines.push({ text: each.word, width: each.width })
      else {
        line.text += ` ${each.word}`
        line.width += space + each.width
      }
    }
    return lines.map((line) => line.text)
  }
  const { length } = wrap(width)
  if (length > most) return null
  let room = width
  while (room - step >= least && wrap(room - step).length === length) room -= step
  return wrap(room)
}

const step = 12

const widthOf = (text: string, size: number): number =>
  textWidth(sans('note', [0, 0], text, { size })) ?? Number.POSITIVE_INFINITY
