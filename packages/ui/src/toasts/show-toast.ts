import { type Toast, toastsToRemove } from './toast-list.ts'

export type { Toast }

interface Shown extends Toast {
  card: HTMLElement
  /** Where the focus was before it came to this message. */
  previousFocus?: HTMLElement | undefined
}

/**
 * Milliseconds; the pointer or the focus on it stops the clock (WCAG 2.2.1). A success is on the page as
 * well, so its message goes before the next screen.
 */
const lifetimeMs = ({ tone }: Toast) => (tone === 'success' ? 6_000 : 24_000)

const shown: Shown[] = []

/** Shows a message in the page's `<Toasts/>` region. Plain DOM: the code comes with the first message. */
export function showToast(toast: Toast): void {
  const list = document.querySelector('.ui-toast-list')
  if (!list) return
  for (const old of toastsToRemove(shown, toast)) dismiss(old)
  const next = { ...toast, card: document.createElement('li') }
  render(next)
  shown.push(next)
  list.append(next.card)
  startTimer(next)
}

function render(toast: Shown) {
  const words = document.createElement('p')
  const title = document.createElement('strong')
  title.textContent = toast.title
  words.append(title, toast.description ? ` ${toast.description}` : '')
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = 'Dismiss message'
  button.addEventListener('click', () => dismiss(toast))
  toast.card.className = 'ui-toast'
  toast.card.dataset.tone = toast.tone ?? 'neutral'
  toast.card.append(words, button)
}

function startTimer(toast: Shown) {
  let timer = setTimeout(dismiss, lifetimeMs(toast), toast)
  const hold = () => clearTimeout(timer)
  const release = () => {
    clearTimeout(timer)
    // The pointer may leave while the focus stays, and the other way round.
    if (!toast.card.matches(':hover, :focus-within')) timer = setTimeout(dismiss, lifetimeMs(toast), toast)
  }
  for (const event of ['mouseenter', 'focusin']) toast.card.addEventListener(event, hold)
  for (const event of ['mouseleave', 'focusout']) toast.card.addEventListener(event, release)
  toast.card.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !from.closest('.ui-toast')) toast.previousFocus = from
  })
}

/** Removes a message. Its focus goes to the next one, after the last back to where it was. */
function dismiss(toast: Shown) {
  const at = shown.indexOf(toast)
  if (at >= 0) shown.splice(at, 1)
  const hadFocus = toast.card.contains(document.activeElement)
  toast.card.remove()
  if (!hadFocus) return
  const next = shown[at] ?? shown.at(-1)
  if (next) next.previousFocus ??= toast.previousFocus
  const nextFocus = next ? next.card.querySelector('button') : toast.previousFocus
  nextFocus?.focus({ preventScroll: true })
}

/** Removes all errors, once what they were about has succeeded. */
export function dismissErrors(): void {
  for (const toast of shown.filter(({ tone }) => tone === 'error')) dismiss(toast)
}

/** Removes all messages, so that none covers what follows. */
export function dismissAll(): void {
  for (const toast of [...shown]) dismiss(toast)
}
