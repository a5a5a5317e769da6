import type { TextRange } from '../tokens/tokenizer.ts'

const isBefore = (a: TextRange, b: TextRange) => a.text < b.text || (a.text === b.text && a.start < b.end)

/** Ranges of which one may overlap another range; found in logarithmic time, as a text may have thousands. */
export class TextRanges {
  private readonly sorted: readonly TextRange[]
  /** Of each and all before it in its text. */
  private readonly ends: number[] = []

  constructor(ranges: readonly TextRange[]) {
    this.sorted = ranges.toSorted((a, b) => a.text - b.text || a.start - b.start)
    for (const [index, { text, end }] of this.sorted.entries()) {
      const before = this.sorted[index - 1]?.text === text ? (this.ends[index - 1] ?? 0) : 0
      this.ends.push(Math.max(before, end))
    }
  }

  overlap(range: TextRange): boolean {
    let [from, to] = [0, this.sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (isBefore(this.sorted[middle] as TextRange, range)) from = middle + 1
      else to = middle
    }
    return this.sorted[from - 1]?.text === range.text && (this.ends[from - 1] ?? 0) > range.start
  }
}
