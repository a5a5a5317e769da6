export type Edge = 'bottom' | 'top'

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) *
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))

/** Where the messages cover least of the buttons; where they are, if both are alike. */
export function edgeFor(now: Edge, places: Record<Edge, Box>, buttons: readonly Box[]): Edge {
  const covered = (edge: Edge) => buttons.reduce((sum, button) => sum + overlap(places[edge], button), 0)
  const other = now === 'bottom' ? 'top' : 'bottom'
  return covered(other) < covered(now) ? other : now
}

const mainButtons = ':is(.ui-button[data-kind="primary"], [type="submit"])'

/** Never over the button that goes on, at whatever size the window has. */
export function placeToasts(list: Element): () => void {
  const section = list.closest<HTMLElement>('.ui-toasts')
  if (section === null) return () => {}
  let frame = 0
  const place = () => {
    const { left, right, height } = section.getBoundingClientRect()
    const inset = innerHeight - 20
    const places = {
      bottom: { left, right, top: inset - height, bottom: inset },
      top: { left, right, top: 20, bottom: 20 + height },
    }
    const buttons = [...document.querySelectorAll(mainButtons)].map((button) =>
      button.getBoundingClientRect(),
    )
    section.dataset.edge = edgeFor(section.dataset.edge === 'top' ? 'top' : 'bottom', places, buttons)
  }
  const placeSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  const observer = new MutationObserver(placeSoon)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of ['scroll', 'resize']) addEventListener(event, placeSoon, { passive: true })
  place()
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    for (const event of ['scroll', 'resize']) removeEventListener(event, placeSoon)
    delete section.dataset.edge
  }
}
