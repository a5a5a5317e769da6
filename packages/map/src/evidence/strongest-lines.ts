import { byStrength, type Line } from './line.ts'

export const maxLines = 400

/** What decides first in `byStrength` between two lines of a field. */
type Size = Pick<Line, 'e' | 'nominal' | 'text' | 'start'>

function isWeaker(a: Size, b: Size): boolean {
  const strength = Math.abs(a.e) - Math.abs(b.e) || a.nominal - b.nominal
  if (strength !== 0) return strength < 0
  return a.text > b.text || (a.text === b.text && a.start > b.start)
}

/** Makes few of the thousands of lines that a list may give. */
export class StrongestLines {
  count = 0
  private lines: Line[] = []
  private weakest: Line | null = null

  offer(size: Size, make: () => Line): void {
    this.count += 1
    if (this.weakest !== null && isWeaker(size, this.weakest)) return
    this.lines.push(make())
    if (this.lines.length < 2 * maxLines) return
    this.lines = this.sorted()
    this.weakest = this.lines.at(-1) ?? null
  }

  sorted(): Line[] {
    return this.lines.toSorted(byStrength).slice(0, maxLines)
  }
}
