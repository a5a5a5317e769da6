/** Nobody has read a map that has been open for less. */
const settlesAfterMs = 2_000
/** The second press of a double click or of a trembling hand answers no question. */
const answersAfterMs = 700

/** `openedAt`: of the map. */
export const isEarly = (now: number, openedAt: number): boolean => now - openedAt < settlesAfterMs

/** `askedAt`: when the dialog, or what it asks, came to the screen. */
export const isAnswer = (now: number, askedAt: number): boolean => now - askedAt >= answersAfterMs

export const earlyText = 'Not signed: this map has only just opened. Read it, then sign.'

/** `care`: sources whose words ask for care. `null`: there is nothing to ask. */
export function signQuestion(open: number, care: readonly string[]): string | null {
  const read = care.length > 0 ? `You have read ${care.join(', ')}? Words there ask for care.` : null
  const left =
    open === 1
      ? '1 claim is still open and goes out as drafted.'
      : `${open} claims are still open and go out as drafted.`
  return [read, open > 0 ? left : null].filter(Boolean).join(' ') || null
}
