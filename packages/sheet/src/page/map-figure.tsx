import { layout } from '@wiring/map/drawing/layout'
import type { Variant } from '@wiring/map/drawing/primitives'
import type { Snapshot } from '@wiring/map/snapshot'
import { SentOnce } from '@wiring/ui/sent-once'
import type { ComponentType, HTMLAttributes } from 'react'
import { figureName } from '../drawing/figure-text.ts'
import { drawingSvg } from '../drawing/svg.ts'

interface MapFigureProps {
  snapshot: Snapshot
  as: ComponentType<HTMLAttributes<HTMLElement>> | 'figure'
}

/** Which of them is shown is a matter of the board's width. */
export function MapFigure({ snapshot, as: Element }: MapFigureProps) {
  return (
    <Element className="map-figure">
      <SentOnce className="map-board" html={drawings(snapshot, ['wide', 'middle', 'short'])} />
      <button className="ui-button map-replay" data-kind="quiet" data-replay="" type="button" hidden>
        Replay
      </button>
    </Element>
  )
}

/** What the short drawing leaves out: rails, drops, crossings and repeats. */
export function TallFigure({ snapshot }: { snapshot: Snapshot }) {
  const tall = { dangerouslySetInnerHTML: { __html: drawings(snapshot, ['tall']) } }
  return (
    <div className="map-tall">
      <div className="map-board" {...tall} />
    </div>
  )
}

/** Markup: `drawingSvg` escapes all that a person wrote. */
function drawings(snapshot: Snapshot, variants: readonly Variant[]): string {
  const title = figureName(snapshot)
  return variants
    .map((variant) => drawingSvg(layout(snapshot, variant), { title, id: `drawing-${variant}` }))
    .join('')
}
