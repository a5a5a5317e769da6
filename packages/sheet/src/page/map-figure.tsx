import { layout } from '@wiring/map/drawing/layout'
import type { Snapshot } from '@wiring/map/snapshot'
import type { ComponentType, HTMLAttributes } from 'react'
import { figureName, figureRows } from '../drawing/figure-text.ts'
import { drawingSvg } from '../drawing/svg.ts'
import { listedSources } from '../text/sentence-text.ts'
import { Chips } from './sentence.tsx'

interface MapFigureProps {
  snapshot: Snapshot
  frame: ComponentType<HTMLAttributes<HTMLElement>> | 'figure'
}

export function MapFigure({ snapshot, frame: Frame }: MapFigureProps) {
  const title = figureName(snapshot)
  const svg = (['wide', 'tall'] as const)
    .map((variant) => drawingSvg(layout(snapshot, variant), { title, id: `drawing-${variant}` }))
    .join('')
  // `drawingSvg` escapes all that a person wrote.
  const board = { dangerouslySetInnerHTML: { __html: svg } }
  return (
    <Frame className="map-figure">
      <div className="map-board" {...board} />
      <button className="ui-button map-replay" data-kind="quiet" data-replay="" type="button" hidden>
        Replay
      </button>
      <details className="map-figure-table" open>
        <summary>Read the drawing as a table</summary>
        <FigureTable snapshot={snapshot} />
      </details>
    </Frame>
  )
}

function FigureTable({ snapshot }: { snapshot: Snapshot }) {
  return (
    <table className="map-lines">
      <caption className="ui-visually-hidden">The drawing as a table</caption>
      <thead>
        <tr>
          <th scope="col">Switch</th>
          <th scope="col">Position</th>
          <th scope="col">Strength</th>
          <th scope="col">Lines for</th>
          <th scope="col">Lines against</th>
          <th scope="col">Fault, crossing</th>
        </tr>
      </thead>
      <tbody>
        {figureRows(snapshot).map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td data-label="Position">{row.position}</td>
            <td data-label="Strength">{row.strength}</td>
            <td data-label="For">
              <Chips names={listedSources(row.linesFor)} />
            </td>
            <td data-label="Against">
              <Chips names={listedSources(row.linesAgainst)} />
            </td>
            <td data-label="Fault, crossing">{[row.fault, row.crossing].filter(Boolean).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
