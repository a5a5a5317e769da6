const storageKey = 'quiet'
const quietEvent = 'quietchange'

export function motionAllowed(): boolean {
  return !isQuiet() && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function isQuiet(): boolean {
  return document.documentElement.dataset.motion === 'quiet'
}

export function setQuiet(quiet: boolean): void {
  if (quiet) document.documentElement.dataset.motion = 'quiet'
  else delete document.documentElement.dataset.motion
  try {
    if (quiet) sessionStorage.setItem(storageKey, '1')
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Without storage it lasts as long as the page.
  }
  document.dispatchEvent(new Event(quietEvent))
}

export function restoreQuiet(): boolean {
  try {
    if (sessionStorage.getItem(storageKey)) document.documentElement.dataset.motion = 'quiet'
  } catch {
    // No choice.
  }
  return isQuiet()
}

export function onMotionChange(listener: () => void): () => void {
  const query = matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', listener)
  document.addEventListener(quietEvent, listener)
  return () => {
    query.removeEventListener('change', listener)
    document.removeEventListener(quietEvent, listener)
  }
}
