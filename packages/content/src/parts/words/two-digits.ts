/** 1 → `01`; a missing number falls back to its index (from 0). */
export function twoDigits(number: number | null, index = 0): string {
  return String(number ?? index + 1).padStart(2, '0')
}
