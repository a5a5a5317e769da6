import { fieldNamed } from './field-names.ts'

/** Of a code view, copied with its lines: `12 `, `12:`, `12 |`, `[12]`, `L12:`, `12\u2192`. */
const numbered = /^[ \t]{0,12}(?:L|Line )?[[(]?(\d{1,5})[\])]?[ \t]{0,4}[.:|\u2502\u2192]?[ \t]?/i
const quotedKey = /^[ \t]*[{,]?[ \t]*["'“„]([^"'“”\n]{3,60})["'”“]\s*[:：]/u
const minLines = 3

/** `null`: no numbers that count the lines up by one. A line that the screen broke has none. */
export function withoutLineNumbers(text: string): string | null {
  if (!text.includes('\n') || !/^[ \t]{0,12}(?:L|Line )?[[(]?\d/im.test(text)) return null
  const lines = text.split(/\r?\n/)
  /** How long the number of a line is. */
  const cuts = new Map<number, number>()
  let fields = 0
  let last = Number.NaN
  let isAlone = false
  for (const [index, line] of lines.entries()) {
    const found = numbered.exec(line)
    const number = Number(found?.[1])
    const isNext = number === last + 1
    if (found !== null && (isNext || cuts.size < minLines)) {
      if (!isNext) {
        cuts.clear()
        fields = 0
      }
      cuts.set(index, found[0].length)
      last = number
    }
    const rest = found !== null && last === number ? line.slice(found[0].length) : line
    if ((rest !== line || isAlone) && namesField(rest)) fields += 1
    isAlone = rest !== line && rest.trim() === ''
  }
  if (cuts.size < minLines || fields === 0) return null
  return lines
    .map((line, index) => line.slice(cuts.get(index) ?? 0))
    .filter((line, index) => line.trim() !== '' || !cuts.has(index))
    .join('\n')
}

const namesField = (line: string) => fieldNamed(quotedKey.exec(line)?.[1] ?? '') !== undefined
