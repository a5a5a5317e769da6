import { headers } from 'next/headers'

/** Self-contained: its source is printed into the page. */
function askForFaces() {
  const mark = 'faces-came'
  const ask = () => {
    document.documentElement.dataset.faces = ''
  }
  const remember = () => {
    try {
      sessionStorage.setItem(mark, '')
    } catch {
      // The next page asks late again.
    }
  }
  const haveCome = () => {
    try {
      return sessionStorage.getItem(mark) !== null
    } catch {
      return false
    }
  }
  const askLate = () => {
    document.fonts.addEventListener('loadingdone', remember, { once: true })
    ask()
  }
  if (haveCome()) ask()
  else
    addEventListener('load', () => {
      if ('requestIdleCallback' in window) requestIdleCallback(askLate, { timeout: 2_000 })
      else setTimeout(askLate)
    })
}

/** Of fallback-fonts.css. */
const standIns = `@media screen and (scripting: enabled) {
  html:not([data-faces]) {
    --sans: arial-like, roboto-like, system-ui, sans-serif;
    --mono: fixed-like, ui-monospace, monospace;
  }
}`

/**
 * On a slow line the faces would take a fifth of it from the scripts of the first question. Where they have
 * come once in this tab they are in the browser's cache, and each page would flash.
 */
export async function LateFaces() {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <>
      {/* With a precedence React puts it into the head, before any word that would ask for a face. */}
      <style href="late-faces" precedence="late">
        {standIns}
      </style>
      <script
        id="late-faces"
        nonce={nonce}
        suppressHydrationWarning
      >{`(${askForFaces.toString()})()`}</script>
    </>
  )
}
