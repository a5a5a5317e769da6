/**
 * How likely the differences of pairs are as one-sided as these where both of a pair are alike: Wilcoxon's
 * signed-rank test, exact. No single outlier decides it. For up to 16 pairs.
 */
export function chanceOfDifferences(differences: readonly number[]): number {
  const ranks = differences
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
    .map((difference, index) => Math.sign(difference) * (index + 1))
  const sidedness = Math.abs(ranks.reduce((sum, rank) => sum + rank, 0))
  let asSided = 0
  for (let signs = 0; signs < 2 ** ranks.length; signs += 1) {
    const sum = ranks.reduce((total, _, index) => total + ((signs >> index) & 1 ? index + 1 : -index - 1), 0)
    if (Math.abs(sum) >= sidedness) asSided += 1
  }
  return asSided / 2 ** ranks.length
}
