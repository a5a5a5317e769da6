const region = 'announcer'

/** Where `announce` speaks. It is in the page before anything is said, so that screen readers hear the first word. */
export function Announcer() {
  return <p id={region} className="ui-visually-hidden" role="status" />
}

/** Says what a key or a button has done, to those who do not see it. */
export function announce(text: string): void {
  const element = document.getElementById(region)
  if (element === null) return
  // The same words twice are heard twice only when the region was empty between.
  element.textContent = ''
  requestAnimationFrame(() => {
    element.textContent = text
  })
}
