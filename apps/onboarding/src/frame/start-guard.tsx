import { headers } from 'next/headers'

/** Runs before any other script. Self-contained: its source is printed into the page. */
function guard() {
  const mark = 'wiring-started-anew'
  addEventListener(
    'error',
    ({ target }) => {
      const page = document.documentElement
      if (!(target instanceof HTMLScriptElement) || 'awake' in page.dataset || !navigator.onLine) return
      try {
        if (Date.now() - Number(sessionStorage.getItem(mark)) < 60_000) throw new Error('again')
        sessionStorage.setItem(mark, String(Date.now()))
        location.reload()
      } catch {
        page.dataset.stuck = ''
      }
    },
    true,
  )
  let pressed: Element | null = null
  const remember = ({ target, isTrusted }: Event) => {
    if (isTrusted && target instanceof Element) pressed = target.closest('button[type="button"]') ?? pressed
  }
  addEventListener('click', remember, true)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    removeEventListener('click', remember, true)
    // After the page restored its state: a button that is gone by then is not pressed.
    setTimeout(() => {
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
    })
  }).observe(document.documentElement, { attributeFilter: ['data-awake'] })
}

/**
 * Reloads a page whose code did not arrive, once a minute at most, then says so. Repeats the press of a
 * button that came before the code.
 */
export async function StartGuard() {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return <script nonce={nonce} suppressHydrationWarning>{`(${guard.toString()})()`}</script>
}

export function StuckNotice() {
  return (
    <p className="no-script stuck" role="alert">
      Part of this page did not arrive. <a href="?">Load it again</a>: nothing is lost.
    </p>
  )
}
