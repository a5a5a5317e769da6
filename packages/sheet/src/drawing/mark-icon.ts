import { layout } from '@wiring/map/drawing/layout'
import type { Snapshot } from '@wiring/map/snapshot'
import { rooms } from '@wiring/ui/tokens'
import { pathData } from './svg.ts'

/** Heavier than the mark: 1.25 px in a tab’s 16. */
const weight = 5

/** A `data:` URL: asks for nothing under the page's secret. */
export function markIcon(snapshot: Snapshot): string {
  const { width, height, primitives } = layout(snapshot, 'mark')
  const line = primitives.flatMap((mark) => (mark.kind === 'path' ? [pathData(mark)] : [])).join('')
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<style>path{stroke:${rooms.paper.ink}}@media(prefers-color-scheme:dark){path{stroke:${rooms.night.ink}}}</style>` +
    `<path fill="none" stroke-width="${weight}" d="${line}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
