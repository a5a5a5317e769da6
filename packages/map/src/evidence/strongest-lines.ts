import { byStrength, type Line } from './line.ts'

/** One persona has more, and nobody in bench/tables.txt: it bounds the page and the time. */
export const maxLines = 400

type Rank = Pick<Line, 'e' | 'fullWeight' | 'text' | 'start'>

/** As in `byStrength`. */
function isWeaker(a: Rank, b: Rank): boolean {
  const strength = Math.abs(a.e) - Math.abs(b.e) || a.fullWeight - b.fullWeight
  if (strength !== 0) return strength < 0
  return a.text > b.text || (a.text === b.text && a.start > b.start)
}

/** Of thousands of lines makes only those that may be kept. */
export class StrongestLines {
  count = 0
  private lines: Line[] = []
  private weakest: Line | null = null

  offer(rank: Rank, makeLine: () => Line): void {
    this.count += 1
    if (this.weakest !== null && isWeaker(rank, this.weakest)) return
    this.lines.push(makeLine())
    if (this.lines.length < 2 * maxLines) return
    this.lines = this.sorted()
    this.weakest = this.lines.at(-1) ?? null
  }

  sorted(): Line[] {
    return this.lines.toSorted(byStrength).slice(0, maxLines)
  }
}
