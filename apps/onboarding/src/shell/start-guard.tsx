import { headers } from 'next/headers'

/** Self-contained: its source is printed into the page. */
function guard() {
  const mark = 'wiring-started-anew'
  addEventListener(
    'error',
    ({ target }) => {
      const page = document.documentElement
      if (!(target instanceof HTMLScriptElement) || 'hydrated' in page.dataset || !navigator.onLine) return
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
}

/** At most once a minute. */
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
