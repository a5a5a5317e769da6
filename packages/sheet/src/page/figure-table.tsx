import type { Snapshot } from '@wiring/map/snapshot'
import { figureRows } from '../drawing/figure-text.ts'
import { listedSources } from '../text/sentence-text.ts'
import { Chips } from './sentence.tsx'

export function FigureTable({ snapshot }: { snapshot: Snapshot }) {
  return (
    <table className="map-lines map-figure-table">
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
