/** 1 → `01`, as on a sheet; an editor's missing number falls back to its place in the list (from 0). */
export function twoDigits(number: number | null, index = 0): string {
  return String(number ?? index + 1).padStart(2, '0')
}
