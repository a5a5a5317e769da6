import { layout } from '@wiring/map/drawing/layout'
import type { Variant } from '@wiring/map/drawing/primitives'
import type { Snapshot } from '@wiring/map/snapshot'
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
      <Board snapshot={snapshot} variants={['wide', 'middle', 'short']} />
      <button className="ui-button map-replay" data-kind="quiet" data-replay="" type="button" hidden>
        Replay
      </button>
    </Element>
  )
}

/** What the short drawing leaves out: rails, drops, crossings and repeats. */
export function TallFigure({ snapshot }: { snapshot: Snapshot }) {
  return (
    <div className="map-tall">
      <Board snapshot={snapshot} variants={['tall']} />
    </div>
  )
}

function Board({ snapshot, variants }: { snapshot: Snapshot; variants: readonly Variant[] }) {
  const title = figureName(snapshot)
  const svg = variants
    .map((variant) => drawingSvg(layout(snapshot, variant), { title, id: `drawing-${variant}` }))
    .join('')
  // `drawingSvg` escapes all that a person wrote.
  const board = { dangerouslySetInnerHTML: { __html: svg } }
  return <div className="map-board" {...board} />
}
