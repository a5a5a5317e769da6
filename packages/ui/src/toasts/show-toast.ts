import { placeToasts } from './place-toasts.ts'
import { type Toast, toastsToRemove } from './toast-list.ts'

export type { Toast }

interface Shown extends Toast {
  card: HTMLElement
  previousFocus?: HTMLElement | undefined
}

/** A success is on the page as well, so its message may go sooner. */
const lifetimeMs = ({ tone }: Toast) => (tone === 'success' ? 6_000 : 24_000)

const shown: Shown[] = []
let stopPlacing: (() => void) | undefined

/** Plain DOM, so that its code loads with the first message. */
export function showToast(toast: Toast): void {
  const list = document.querySelector('.ui-toast-list')
  if (!list) return
  for (const old of toastsToRemove(shown, toast)) dismiss(old)
  const next = { ...toast, card: document.createElement('li') }
  render(next)
  shown.push(next)
  list.append(next.card)
  stopPlacing ??= placeToasts(list)
  startTimer(next)
}

function render(toast: Shown) {
  const text = document.createElement('p')
  const title = document.createElement('strong')
  title.textContent = toast.title
  text.append(title)
  if (toast.description) {
    const description = document.createElement('span')
    description.textContent = toast.description
    text.append(' ', description)
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = 'Dismiss message'
  button.addEventListener('click', () => dismiss(toast))
  toast.card.className = 'ui-toast'
  toast.card.dataset.tone = toast.tone ?? 'neutral'
  toast.card.append(text, button)
}

/** The pointer or the focus on a message stops its timer (WCAG 2.2.1). */
function startTimer(toast: Shown) {
  let timer = setTimeout(dismiss, lifetimeMs(toast), toast)
  const hold = () => clearTimeout(timer)
  const release = () => {
    clearTimeout(timer)
    if (!toast.card.matches(':hover, :focus-within')) timer = setTimeout(dismiss, lifetimeMs(toast), toast)
  }
  for (const event of ['mouseenter', 'focusin']) toast.card.addEventListener(event, hold)
  for (const event of ['mouseleave', 'focusout']) toast.card.addEventListener(event, release)
  toast.card.addEventListener('focusin', ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !from.closest('.ui-toast')) toast.previousFocus = from
  })
}

function dismiss(toast: Shown) {
  const at = shown.indexOf(toast)
  if (at >= 0) shown.splice(at, 1)
  const hadFocus = toast.card.contains(document.activeElement)
  toast.card.remove()
  if (shown.length === 0) {
    stopPlacing?.()
    stopPlacing = undefined
  }
  if (!hadFocus) return
  const next = shown[at] ?? shown.at(-1)
  if (next) next.previousFocus ??= toast.previousFocus
  const nextFocus = next ? next.card.querySelector('button') : toast.previousFocus
  nextFocus?.focus({ preventScroll: true })
}

export function dismissErrors(): void {
  for (const toast of shown.filter(({ tone }) => tone === 'error')) dismiss(toast)
}

export function dismissAll(): void {
  for (const toast of [...shown]) dismiss(toast)
}
