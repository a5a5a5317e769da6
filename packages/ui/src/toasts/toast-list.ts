export interface Toast {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'error'
}

const maxToasts = 3

/** Duplicates, successes, and the oldest over the maximum. */
export function toastsToRemove<Shown extends Toast>(shown: readonly Shown[], next: Toast): Shown[] {
  const outdated = ({ title, description, tone }: Toast) =>
    tone === 'success' || (title === next.title && description === next.description)
  const others = shown.filter((toast) => !outdated(toast))
  return [...shown.filter(outdated), ...others.slice(0, Math.max(0, others.length - (maxToasts - 1)))]
}
