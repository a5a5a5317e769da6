/** What a year should cost in whole dollars: twelve months less 20 %, cents dropped. */
export function yearlyPrice(monthly: number): number {
  // 0.8 has no exact binary form: 12 × 29 × 0.8 must not become 278.399… or 278.400…1 by chance of rounding.
  return Math.floor((12 * monthly * 8) / 10)
}
