import { restoreQuiet, setQuiet } from '@wiring/ui/motion'

/** Animations of the styles of a page that was made ahead begin when it is seen. */
export function startWhenSeen(): void {
  document.addEventListener('prerenderingchange', () => {
    // Their clock stands at zero until the first frame.
    requestAnimationFrame(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 0
    })
    // It may have been chosen on the page that was left.
    if (restoreQuiet()) setQuiet(true)
  })
}

/** A press asks for a page that was made ahead: a fade would hold it back for five frames. */
export function leaveWithoutFade(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const noFade = new CSSStyleSheet()
  noFade.replaceSync('@view-transition { navigation: none }')
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest('a')) document.adoptedStyleSheets = [noFade]
  })
}

/** Neither the wizard nor a file fades, and the browser reports a fade that is not answered as an error. */
export function fadeToPagesOnly(): void {
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition || !/^\/wiring\/|\./.test(new URL(activation?.entry.url ?? location.href).pathname))
      return
    viewTransition.skipTransition()
    viewTransition.ready.catch(() => undefined)
  })
}
