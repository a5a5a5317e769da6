const region = 'announcer'

/** In the page before anything is announced, so that screen readers hear the first word. */
export function Announcer() {
  return <p id={region} className="ui-visually-hidden" role="status" />
}

export function announce(text: string): void {
  const element = document.getElementById(region)
  if (element === null) return
  // The same words are heard twice only if the region was empty between.
  element.textContent = ''
  requestAnimationFrame(() => {
    element.textContent = text
  })
}
