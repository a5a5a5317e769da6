/** One message to the visitor. `tone` picks the edge's colour; the words carry the meaning. */
export interface Toast {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'error'
}

/** How many messages stand at once. */
const most = 3

/**
 * Which of the shown messages must go when `next` comes: the same words, which then are said again, and the oldest
 * beyond three.
 */
export function outdated<Shown extends Toast>(shown: readonly Shown[], next: Toast): Shown[] {
  const same = (toast: Toast) => toast.title === next.title && toast.description === next.description
  const others = shown.filter((toast) => !same(toast))
  return [...shown.filter(same), ...others.slice(0, Math.max(0, others.length - (most - 1)))]
}
