/** One message to the visitor. `tone` picks the edge's colour; the words carry the meaning. */
export interface Toast {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'error'
}

/** How many messages stand at once. */
const most = 3

/**
 * Which of the shown messages must go when `next` comes: the same words, which then are said again, every success, which is
 * old news by then, and the oldest beyond three.
 */
export function outdated<Shown extends Toast>(shown: readonly Shown[], next: Toast): Shown[] {
  const over = ({ title, description, tone }: Toast) =>
    tone === 'success' || (title === next.title && description === next.description)
  const others = shown.filter((toast) => !over(toast))
  return [...shown.filter(over), ...others.slice(0, Math.max(0, others.length - (most - 1)))]
}
