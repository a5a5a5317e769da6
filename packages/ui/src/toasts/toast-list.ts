/** `tone` picks the edge's colour; the words carry the meaning. */
export interface Toast {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'error'
}

const maxToasts = 3

/**
 * Which messages must go when `next` comes: the same words, which are then said again, every success, and the
 * oldest beyond three.
 */
export function toastsToRemove<Shown extends Toast>(shown: readonly Shown[], next: Toast): Shown[] {
  const over = ({ title, description, tone }: Toast) =>
    tone === 'success' || (title === next.title && description === next.description)
  const others = shown.filter((toast) => !over(toast))
  return [...shown.filter(over), ...others.slice(0, Math.max(0, others.length - (maxToasts - 1)))]
}
