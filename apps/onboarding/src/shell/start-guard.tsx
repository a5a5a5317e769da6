import { headers } from 'next/headers'
import styled from 'styled-components'
import { Banner } from './banner.styles.ts'

const StuckBanner = styled(Banner)`
  display: none;

  [data-stuck] & {
    display: block;
  }
`

const Again = styled.a`
  color: inherit;
`

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
    <StuckBanner as="div" role="alert">
      Part of this page did not arrive. <Again href="?">Load it again</Again>: nothing is lost.
    </StuckBanner>
  )
}
