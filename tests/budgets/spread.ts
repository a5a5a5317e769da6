interface Spread {
  median: number
  /** Between them the true median lies in 95 of 100 series. */
  low: number
  high: number
}

/** By the ranks of the values, which assumes nothing of how they are spread. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (rank: number) => sorted[rank] ?? Number.NaN
  const rank = outerRank(sorted.length)
  return {
    median: (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2,
    low: at(rank),
    high: at(sorted.length - 1 - rank),
  }
}

/** How many values may be left out at each end: fewer tosses than that show heads once in 40 series. */
function outerRank(count: number): number {
  let chance = 0.5 ** count
  let sum = chance
  let rank = 0
  while (sum + (chance * (count - rank)) / (rank + 1) <= 0.025) {
    chance *= (count - rank) / (rank + 1)
    sum += chance
    rank += 1
  }
  return rank
}
