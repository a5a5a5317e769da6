/** One message to the visitor. `tone` picks the lamp; the words carry the meaning. */
export interface Toast {
  title: string
  description?: string
  tone?: 'neutral' | 'success' | 'error'
}

export interface ShownToast extends Toast {
  id: number
}

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a message in the page's `<Toasts/>` region; the same words shown twice at once are one message. */
export function showToast(toast: Toast): void {
  lastId += 1
  const others = shown.filter((each) => each.title !== toast.title || each.description !== toast.description)
  publish([...others.slice(-2), { ...toast, id: lastId }])
}

export function dismissToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly ShownToast[] {
  return shown
}

function publish(next: readonly ShownToast[]) {
  shown = next
  for (const listener of listeners) listener()
}
