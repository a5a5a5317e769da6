/** Tells our own server that something broke, and where; nothing of what was on the page. */
export function reportBrowserError(place: 'wizard' | 'desk'): void {
  navigator.sendBeacon('/reports', JSON.stringify({ place }))
}

/** What no boundary catches. Once a page: an error in a loop must not become a flood. */
export function reportUncaughtErrors(place: 'wizard' | 'desk'): void {
  const report = () => {
    removeEventListener('error', report)
    removeEventListener('unhandledrejection', report)
    reportBrowserError(place)
  }
  addEventListener('error', report)
  addEventListener('unhandledrejection', report)
}
