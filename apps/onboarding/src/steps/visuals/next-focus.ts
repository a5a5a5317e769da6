/**
 * Which item takes the focus when the control that had it went away: the same item if it is still there, else the one
 * after it, else the one before it, else none.
 */
export function nextFocus(before: readonly string[], lost: string, after: readonly string[]): string | null {
  if (after.includes(lost)) return lost
  const place = before.indexOf(lost)
  const isThere = (id: string) => after.includes(id)
  return (
    before.slice(place + 1).find(isThere) ?? before.slice(0, Math.max(0, place)).findLast(isThere) ?? null
  )
}
