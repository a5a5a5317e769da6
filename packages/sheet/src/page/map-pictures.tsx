import type { PictureMeasure } from '@wiring/map/inputs'
import type { Sentence, Snapshot } from '@wiring/map/snapshot'
import type { ReactNode } from 'react'
import { inEvidence } from '../text/page-sections.ts'
import { citedSources, sourceFinder } from '../text/sentence-text.ts'

interface MapPicturesProps {
  snapshot: Snapshot
  heading: string
  print: (sentence: Sentence) => ReactNode
  addressOf?: ((source: string) => string) | undefined
}

/** Each with what was measured in it, or that nothing was. */
export function MapPictures({ snapshot, heading, print, addressOf }: MapPicturesProps) {
  const { pictures, sentences } = snapshot
  const sourceOf = sourceFinder(snapshot)
  const measured = inEvidence(sentences, 'pictures')
  if (pictures.length === 0 && measured.length === 0) return null
  const linesOf = ({ source }: PictureMeasure) =>
    measured.filter((sentence) => citedSources(sentence, sourceOf)[0] === source)
  const shown = new Set(pictures.flatMap(linesOf))
  return (
    <section className="map-section" data-section="pictures" aria-labelledby="map-pictures">
      <h3 className="ui-heading" data-size="3" id="map-pictures">
        {heading}
      </h3>
      <ul className="map-pictures">
        {pictures.map((picture) => (
          <li key={picture.source}>
            {addressOf && (
              <img
                src={addressOf(picture.source)}
                alt={`${picture.source}, as you gave it`}
                width="160"
                height="160"
                loading="lazy"
                decoding="async"
              />
            )}
            <div>
              <p className="map-picture-name">{picture.source}</p>
              {linesOf(picture).map(print)}
              {linesOf(picture).length === 0 && <p className="map-facts">{plainLine(picture)}</p>}
            </div>
          </li>
        ))}
      </ul>
      {measured.filter((sentence) => !shown.has(sentence)).map(print)}
    </section>
  )
}

const plainLine = ({ measured }: PictureMeasure): string =>
  measured ? 'Measured; nothing in it stands out.' : 'Not measured.'
