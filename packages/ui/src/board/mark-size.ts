const size = 11.5
const shownWidths = [240, 360, 540, 810]

/**
 * For a `.ui-mark` on a drawing that is `units` wide: what takes 11.5 px on the screen. Engines lack
 * `units / 100cqw` or compute it wrongly; the highest of its tangents is at most 4 % lower.
 */
export function markSize(units: number): string {
  const tangents = shownWidths.map((width) => {
    const exact = (size * units) / width
    return `${(2 * exact).toFixed(3)}px - ${((100 * exact) / width).toFixed(4)}cqw`
  })
  return `max(${tangents.join(', ')})`
}
