/** Twelve months less 20 %, cents dropped. */
export function yearlyPrice(monthly: number): number {
  // In integers: 0.8 has no exact binary form.
  return Math.floor((12 * monthly * 8) / 10)
}
