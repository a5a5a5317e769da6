const region = 'announcer'

/** In the page early, so that screen readers hear the first word. */
export function Announcer() {
  return <p id={region} className="ui-visually-hidden" role="status" />
}

export function announce(text: string): void {
  const element = document.getElementById(region)
  if (element === null) return
  // Heard twice only if empty between.
  element.textContent = ''
  requestAnimationFrame(() => {
    element.textContent = text
  })
}
