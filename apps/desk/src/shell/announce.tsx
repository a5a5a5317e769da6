const region = 'announcer'

/** Must be in the page before the first announcement, else screen readers miss it. */
export function Announcer() {
  return <p id={region} className="ui-visually-hidden" role="status" />
}

export function announce(text: string): void {
  const element = document.getElementById(region)
  if (element === null) return
  // Repeated text is announced only if the region was empty in between.
  element.textContent = ''
  requestAnimationFrame(() => {
    element.textContent = text
  })
}
