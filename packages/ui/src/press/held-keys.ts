type Key = Pick<KeyboardEvent, 'type' | 'key' | 'code' | 'repeat' | 'metaKey'>

/** Which keys are down: not every engine marks the events of a held key as repeats. */
export class HeldKeys {
  readonly #down = new Set<string>()
  readonly #repeats = new WeakSet<object>()

  follow(event: Key): void {
    if (event.type === 'keyup') {
      // macOS sends no keyup for a key that is released while ⌘ is down.
      if (event.key === 'Meta') this.clear()
      this.#down.delete(event.code)
      return
    }
    if (event.repeat || this.#down.has(event.code)) this.#repeats.add(event)
    if (!event.metaKey) this.#down.add(event.code)
  }

  clear(): void {
    this.#down.clear()
  }

  isHeld(event: Pick<Key, 'repeat'>): boolean {
    return event.repeat || this.#repeats.has(event)
  }
}

const keys = new HeldKeys()

/** True for every keydown of one press but the first. */
export const isHeld = (event: Pick<Key, 'repeat'>): boolean => keys.isHeld(event)

const typesLines = (target: EventTarget | null): boolean =>
  typeof HTMLTextAreaElement !== 'undefined' && target instanceof HTMLTextAreaElement

/** A held Enter presses a focused button once, and not thirty times a second. */
function stopHeldEnter(event: KeyboardEvent): void {
  keys.follow(event)
  if (event.type !== 'keydown' || event.key !== 'Enter' || !isHeld(event) || typesLines(event.target)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** What the second click of a double click would do is not meant: the first may have moved the buttons. */
function stopSecondClick(event: MouseEvent): void {
  const pressed = (event.target as Element | null)?.closest?.('button, summary, a, [type="submit"]')
  if (event.detail < 2 || !pressed || pressed.hasAttribute('data-press-again')) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

export function watchPresses(page: Window, { doubleClicks }: { doubleClicks: boolean }): () => void {
  const controller = new AbortController()
  const options = { capture: true, signal: controller.signal }
  page.addEventListener('keydown', stopHeldEnter, options)
  page.addEventListener('keyup', stopHeldEnter, options)
  page.addEventListener('blur', () => keys.clear(), options)
  if (doubleClicks) page.addEventListener('click', stopSecondClick, options)
  return () => controller.abort()
}
