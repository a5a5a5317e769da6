import { headers } from 'next/headers'

/** Its source is printed into the page. */
function askForFaces() {
  const ask = () => {
    document.documentElement.dataset.faces = ''
  }
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: 2_000 })
    else setTimeout(ask)
  })
}

/** Of fallback-fonts.css. */
const standIns = `@media screen and (scripting: enabled) {
  html:not([data-faces]) {
    --sans: arial-like, roboto-like, system-ui, sans-serif;
    --mono: fixed-like, ui-monospace, monospace;
  }
}`

/** On a slow line the faces would take a fifth of it from the scripts of the first question. */
export async function LateFaces() {
  const nonce = (await headers()).get('x-nonce') ?? ''
  return (
    <>
      <style>{standIns}</style>
      <script
        id="late-faces"
        nonce={nonce}
        suppressHydrationWarning
      >{`(${askForFaces.toString()})()`}</script>
    </>
  )
}
