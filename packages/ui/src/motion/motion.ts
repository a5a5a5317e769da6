/** Key of the tab's memory (never a cookie) for quiet mode. */
export const quietKey = 'quiet'

/** Sent on `document` when quiet mode is switched. */
export const quietEvent = 'quietchange'

/** Whether things may move: neither the system nor the visitor's quiet mode says no. Browser only. */
export function motionAllowed(): boolean {
  return !isQuiet() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the visitor has switched every animation off for this tab. Browser only. */
export function isQuiet(): boolean {
  return document.documentElement.dataset.motion === 'quiet'
}

/** Switches quiet mode, remembers it until the tab closes, tells everything that moves. */
export function setQuiet(quiet: boolean): void {
  if (quiet) document.documentElement.dataset.motion = 'quiet'
  else delete document.documentElement.dataset.motion
  try {
    if (quiet) sessionStorage.setItem(quietKey, '1')
    else sessionStorage.removeItem(quietKey)
  } catch {
    // Storage may be switched off: then the choice lasts as long as the page.
  }
  document.dispatchEvent(new Event(quietEvent))
}

/** Brings back the choice made earlier in this tab; true if it is quiet. */
export function restoreQuiet(): boolean {
  try {
    if (sessionStorage.getItem(quietKey)) document.documentElement.dataset.motion = 'quiet'
  } catch {
    // As above.
  }
  return isQuiet()
}

/** Calls back whenever the answer of `motionAllowed` may have changed; returns the way out. */
export function onMotionChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', listener)
  document.addEventListener(quietEvent, listener)
  return () => {
    query.removeEventListener('change', listener)
    document.removeEventListener(quietEvent, listener)
  }
}
