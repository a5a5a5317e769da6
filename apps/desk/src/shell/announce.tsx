const region = 'announcer'

/** Stands in the page before the first announcement, else screen readers miss it. */
export function Announcer() {
  return <p id={region} className="ui-visually-hidden" role="status" />
}

export function announce(text: string): void {
  const element = document.getElementById(region)
  if (element === null) return
  // The same words are heard twice only if the region was empty.
  element.textContent = ''
  requestAnimationFrame(() => {
    element.textContent = text
  })
}
