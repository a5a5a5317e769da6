/** Not all browsers open what is closed around a target, or for print. Returns the clean-up. */
export function keepEvidenceReachable(): () => void {
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1))
    const closed = target?.closest<HTMLDetailsElement>('details:not([open])')
    if (!target || !closed) return
    closed.open = true
    target.scrollIntoView()
  }
  const unfold = () => {
    for (const closed of document.querySelectorAll<HTMLDetailsElement>('.map-evidence:not([open])'))
      closed.open = true
  }
  openTarget()
  addEventListener('hashchange', openTarget)
  addEventListener('beforeprint', unfold)
  return () => {
    removeEventListener('hashchange', openTarget)
    removeEventListener('beforeprint', unfold)
  }
}
