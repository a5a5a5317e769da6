/** Self-contained: its source is printed into the page. */
function recordEarlyPress() {
  let repeat: (() => void) | undefined
  const remember = (event: Event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return
    if (event.target instanceof HTMLFormElement) {
      const form = event.target
      // One with an address of its own works without a script.
      if (event.type !== 'submit' || form.method === 'post' || form.hasAttribute('action')) return
      event.preventDefault()
      repeat = () => form.isConnected && form.requestSubmit((event as SubmitEvent).submitter)
      return
    }
    const button = event.target.closest<HTMLElement>('button[type="button"]')
    if (button) repeat = () => button.isConnected && button.click()
  }
  for (const type of ['click', 'submit']) addEventListener(type, remember, true)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    for (const type of ['click', 'submit']) removeEventListener(type, remember, true)
    // After the page has restored its state.
    setTimeout(() => repeat?.())
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
}

/**
 * Repeats the last click or submit from before hydration; a native GET would write what was typed into the
 * URL. Only for pages that call `markHydrated`: on any other a form would be held back for ever.
 */
export function EarlyPress({ nonce }: { nonce: string }) {
  return <script nonce={nonce} suppressHydrationWarning>{`(${recordEarlyPress.toString()})()`}</script>
}

export function markHydrated(): void {
  document.documentElement.dataset.hydrated = ''
}
