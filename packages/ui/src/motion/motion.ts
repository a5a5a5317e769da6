/** `sessionStorage` key of quiet mode. */
export const quietKey = 'quiet'

/** Event on `document`: quiet mode was switched. */
export const quietEvent = 'quietchange'

/** Whether neither the system nor quiet mode forbids motion. Browser only. */
export function motionAllowed(): boolean {
  return !isQuiet() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the visitor has switched motion off for this tab. Browser only. */
export function isQuiet(): boolean {
  return document.documentElement.dataset.motion === 'quiet'
}

/** Switches quiet mode until the tab closes, and tells everything that moves. */
export function setQuiet(quiet: boolean): void {
  if (quiet) document.documentElement.dataset.motion = 'quiet'
  else delete document.documentElement.dataset.motion
  try {
    if (quiet) sessionStorage.setItem(quietKey, '1')
    else sessionStorage.removeItem(quietKey)
  } catch {
    // Storage may be switched off: then it lasts as long as the page.
  }
  document.dispatchEvent(new Event(quietEvent))
}

/** Restores the choice of this tab; true if it is quiet. */
export function restoreQuiet(): boolean {
  try {
    if (sessionStorage.getItem(quietKey)) document.documentElement.dataset.motion = 'quiet'
  } catch {
    // As above.
  }
  return isQuiet()
}

/** Calls back whenever `motionAllowed` may have changed; returns the unsubscribe. */
export function onMotionChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', listener)
  document.addEventListener(quietEvent, listener)
  return () => {
    query.removeEventListener('change', listener)
    document.removeEventListener(quietEvent, listener)
  }
}
