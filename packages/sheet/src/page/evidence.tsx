import { capitalize } from '@wiring/map/english'
import type { SectionId, Sentence, Snapshot } from '@wiring/map/snapshot'
import { SentOnce } from '@wiring/ui/sent-once'
import type { ReactNode } from 'react'
import { readFrom, setByHand } from '../text/facts.ts'
import { inEvidence, laterSections, pathHeading, stagesOf } from '../text/page-sections.ts'
import { FigureTable } from './figure-table.tsx'
import { LinesTable } from './lines-table.tsx'
import { MapPictures } from './map-pictures.tsx'

interface EvidenceProps {
  snapshot: Snapshot
  print: (sentence: Sentence) => ReactNode
  drawing: ReactNode
  /** The address of a picture by its source; without it none is shown. */
  pictures?: ((source: string) => string) | undefined
}

/** Closed on a screen, open on paper and where no script runs: see map-evidence.css. */
export function Evidence({ snapshot, print, drawing, pictures }: EvidenceProps) {
  const { sentences } = snapshot
  const byHand = setByHand(snapshot)
  const stages = stagesOf(sentences)
  const { total } = snapshot.drawing.lines
  return (
    <details className="map-evidence" id="evidence">
      <summary>
        <h2 className="ui-heading" data-size="2">
          The evidence
        </h2>
        <span>{evidenceContents(sentences, total)}</span>
      </summary>
      <SentOnce className="map-evidence-sheet">
        <p className="map-facts">
          <span>{readFrom(snapshot)}</span>
          {byHand.length > 0 && <span>{` ${byHand.join(' ')}`}</span>}
        </p>
        {stages.length > 0 && (
          <section className="map-section" aria-labelledby="map-path">
            <h3 className="ui-heading" data-size="3" id="map-path">
              {pathHeading}
            </h3>
            {stages.map(({ id, name, switches }) => (
              <section className="map-stage" key={id} aria-labelledby={`stage-${id}`}>
                <h4 className="ui-label" id={`stage-${id}`}>
                  <span>{name}</span> <span>{switches}</span>
                </h4>
                <div>{inEvidence(sentences, id).map(print)}</div>
              </section>
            ))}
          </section>
        )}
        <div className="map-sections">
          {laterSections
            .filter(({ id }) => id === 'pictures' || inEvidence(sentences, id).length > 0)
            .map(({ id, heading }) =>
              id === 'pictures' ? (
                <MapPictures
                  key={id}
                  snapshot={snapshot}
                  heading={heading}
                  print={print}
                  addressOf={pictures}
                />
              ) : (
                <section className="map-section" key={id} data-section={id} aria-labelledby={`map-${id}`}>
                  <h3 className="ui-heading" data-size="3" id={`map-${id}`}>
                    {heading}
                  </h3>
                  {inEvidence(sentences, id).map(print)}
                </section>
              ),
            )}
        </div>
        <section className="map-section" aria-labelledby="map-drawing">
          <h3 className="ui-heading" data-size="3" id="map-drawing">
            The drawing as a table
          </h3>
          {drawing}
          <FigureTable snapshot={snapshot} />
        </section>
        <section className="map-section" data-section="lines" aria-labelledby="map-lines">
          <h3 className="ui-heading" data-size="3" id="map-lines" tabIndex={-1}>{`All ${total} lines`}</h3>
          {snapshot.capped && (
            <p className="map-facts">More lines were read; 400 are kept, taken from each field in turn.</p>
          )}
          <LinesTable snapshot={snapshot} />
        </section>
      </SentOnce>
    </details>
  )
}

const contents: readonly [name: string, ...sections: SectionId[]][] = [
  ['path', 'arrive', 'route', 'shape', 'decide', 'release'],
  ['waits', 'waits'],
  ['repeats', 'repeats'],
  ['circuit', 'circuit'],
  ['pictures', 'pictures'],
]

/** What stands in it, and nothing else. */
function evidenceContents(sentences: readonly Sentence[], lines: number): string {
  const names = contents
    .filter(([, ...ids]) => ids.some((id) => inEvidence(sentences, id).length > 0))
    .map(([name]) => name)
  return capitalize([...names, `all ${lines} lines`].join(', '))
}
