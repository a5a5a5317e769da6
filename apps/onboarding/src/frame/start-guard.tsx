import { headers } from 'next/headers'

/** Runs in the browser before any other script of the page. Self-contained: its source is what the page carries. */
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
    // What the page restores comes first: a button that is gone by then is not pressed.
    setTimeout(() => {
      if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
    })
  }).observe(document.documentElement, { attributeFilter: ['data-awake'] })
}

/**
 * A page whose code did not arrive (a deploy in between, a broken connection) looks finished and does nothing.
 * This reloads it once a minute at most; should that not help, the page says so. It also repeats the press of a
 * button that came before the code.
 */
export async function StartGuard() {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return <script nonce={nonce} suppressHydrationWarning>{`(${guard.toString()})()`}</script>
}

/** Hidden until the guard gave up. */
export function StuckNotice() {
  return (
    <p className="no-script stuck" role="alert">
      Part of this page did not arrive. <a href="?">Load it again</a>: nothing is lost.
    </p>
  )
}
