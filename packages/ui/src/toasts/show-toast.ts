import { outdated, type Toast } from './toast-list.ts'

export type { Toast }

interface Shown extends Toast {
  card: HTMLElement
}

/** How long a message stays (ms); a pointer or the focus on it stops the clock (WCAG 2.2.1). */
const lifetime = 24_000

const shown: Shown[] = []

/**
 * Shows a message in the page's `<Toasts/>` region. Plain DOM, so that the code comes with the first message and a
 * page without one carries nothing.
 */
export function showToast(toast: Toast): void {
  const list = document.querySelector('.ui-toast-list')
  if (!list) return
  for (const old of outdated(shown, toast)) dismiss(old)
  const next = { ...toast, card: document.createElement('li') }
  fill(next)
  shown.push(next)
  list.append(next.card)
  keepTime(next)
}

function fill(toast: Shown) {
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

function keepTime(toast: Shown) {
  let timer = setTimeout(dismiss, lifetime, toast)
  const hold = () => clearTimeout(timer)
  const release = () => {
    clearTimeout(timer)
    timer = setTimeout(dismiss, lifetime, toast)
  }
  for (const event of ['mouseenter', 'focusin']) toast.card.addEventListener(event, hold)
  for (const event of ['mouseleave', 'focusout']) toast.card.addEventListener(event, release)
}

function dismiss(toast: Shown) {
  const at = shown.indexOf(toast)
  if (at >= 0) shown.splice(at, 1)
  toast.card.remove()
}

/** Takes all complaints back, once what they were about has succeeded. */
export function dismissErrors(): void {
  for (const toast of shown.filter(({ tone }) => tone === 'error')) dismiss(toast)
}
