import type { Snapshot } from '@wiring/map/snapshot'
import { groupLines, type LineGroup } from '../text/group-lines.ts'
import { inPrintedOrder } from '../text/page-sections.ts'
import { citedSources, numberFinder, sourceFinder } from '../text/sentence-text.ts'

const kinds: Record<LineGroup['kind'], string> = {
  choice: 'your choice',
  words: 'your words',
  profile: 'your profile',
  measure: 'your picture',
  confirmed: 'your answer to a reading',
}

export function LinesTable({ snapshot }: { snapshot: Snapshot }) {
  const sourceOf = sourceFinder(snapshot)
  const numberOf = numberFinder(snapshot)
  const usedIn = ({ source }: LineGroup) =>
    inPrintedOrder(snapshot.sentences).flatMap((sentence) => {
      const number = numberOf(sentence.id)
      const isCited = citedSources(sentence, sourceOf).includes(source)
      return number === null || !isCited ? [] : [{ id: sentence.id, number }]
    })
  return (
    <table className="map-lines">
      <caption className="ui-visually-hidden">All lines that the map was read from</caption>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">What it says</th>
          <th scope="col">Read as</th>
          <th scope="col">Used in</th>
        </tr>
      </thead>
      <tbody>
        {groupLines(snapshot.evidence).map((group) => (
          <tr key={group.source} id={group.source} tabIndex={-1}>
            <th scope="row">{group.source}</th>
            <td>
              <span className="map-line-label">
                <span>{group.label}</span> <span className="map-line-kind">{`(${kinds[group.kind]})`}</span>
              </span>
              {group.passages.map((quote) => (
                <q className="map-quote" key={quote} dir="auto">
                  {quote}
                </q>
              ))}
            </td>
            <td>
              <ul>
                {group.readings.map((reading) => (
                  <li key={reading}>{reading}</li>
                ))}
              </ul>
            </td>
            <td>
              {usedIn(group).map(({ id, number }) => (
                <a className="map-back" key={id} href={`#${id}`}>
                  {number}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
