import type { Sentence, Snapshot } from '@wiring/map/snapshot'
import type { ReactNode } from 'react'
import { mapTitle, printedDay, readFrom, revision, setByHand, signature } from '../text/facts.ts'
import { inSection, laterSections, pathHeading, stagesOf } from '../text/page-sections.ts'
import { numberFinder, sourceFinder } from '../text/sentence-text.ts'
import { LinesTable } from './lines-table.tsx'
import { SentenceText } from './sentence.tsx'

export interface MapPageProps {
  snapshot: Snapshot
  /** ISO 8601; `null` for a specimen. */
  expiresAt: string | null
  signature?: ReactNode
  figure: ReactNode
  actions?: ReactNode
  notice?: ReactNode
  /** An address; without it numbers are no links. */
  contact: string | null
  children?: ReactNode
}

export function MapPage(props: MapPageProps) {
  const { snapshot, expiresAt, signature: unsigned, figure, actions, notice, contact, children } = props
  const { sentences } = snapshot
  const byHand = setByHand(snapshot)
  const stages = stagesOf(sentences)
  const sourceOf = sourceFinder(snapshot)
  const numberOf = numberFinder(snapshot)
  const print = (sentence: Sentence) => (
    <SentenceText
      key={sentence.id}
      sentence={sentence}
      sourceOf={sourceOf}
      number={numberOf(sentence.id)}
      report={contact && reportLink(contact, snapshot, sentence.id, numberOf(sentence.id) ?? '')}
    />
  )
  return (
    <article className="map" aria-labelledby="map-title">
      {notice}
      <header className="map-head">
        <p className="ui-label" data-tone="quiet">
          <span>{`Wiring Map · Sheet 1/4 · ${revision(snapshot)}`}</span>
          {snapshot.name !== '' && (
            <span>
              {' · For '}
              <bdi>{snapshot.name}</bdi>
            </span>
          )}
        </p>
        <h1 className="ui-heading" data-size="display" id="map-title" tabIndex={-1}>
          {mapTitle(snapshot)}
        </h1>
        <div className="map-headline">{inSection(sentences, 'headline').map(print)}</div>
        <p className="map-facts">
          <span>{readFrom(snapshot)}</span> <span>{unsigned ?? signature(snapshot)}</span>
          <span>{expiresAt === null ? '' : ` This sheet is deleted on ${printedDay(expiresAt)}.`}</span>
        </p>
        {byHand.length > 0 && <p className="map-facts">{byHand.join(' ')}</p>}
        {actions}
      </header>
      {figure}
      {stages.length > 0 && (
        <section className="map-section" aria-labelledby="map-path">
          <h2 className="ui-heading" data-size="2" id="map-path">
            {pathHeading}
          </h2>
          {stages.map(({ id, name, switches }) => (
            <section className="map-stage" key={id} aria-labelledby={`stage-${id}`}>
              <h3 className="ui-label" id={`stage-${id}`}>
                <span>{name}</span> <span>{switches}</span>
              </h3>
              <div>{inSection(sentences, id).map(print)}</div>
            </section>
          ))}
        </section>
      )}
      <div className="map-sections">
        {laterSections
          .filter(({ id }) => inSection(sentences, id).length > 0)
          .map(({ id, heading }) => (
            <section className="map-section" key={id} data-section={id} aria-labelledby={`map-${id}`}>
              <h2 className="ui-heading" data-size="2" id={`map-${id}`}>
                {heading}
              </h2>
              {inSection(sentences, id).map(print)}
            </section>
          ))}
      </div>
      {children}
      <section className="map-section" data-section="lines" aria-labelledby="map-lines">
        <h2
          className="ui-heading"
          data-size="2"
          id="map-lines"
        >{`All ${snapshot.drawing.lines.total} lines`}</h2>
        {snapshot.capped && (
          <p className="map-facts">More lines were read; the 400 that weigh most are kept.</p>
        )}
        <LinesTable snapshot={snapshot} />
      </section>
      <footer className="map-colophon">
        <span>{`Model ${snapshot.model} · lexicon ${snapshot.lexicon.slice(0, 8)} · survey ${snapshot.survey_version} · `}</span>
        <span>{`inputs ${snapshot.inputs.slice(0, 8)} · drawn by a program`}</span>
        <span>{snapshot.signed_by === null ? '.' : ', checked by a person.'}</span>
      </footer>
    </article>
  )
}

/** Must not name the map's secret address. */
function reportLink(contact: string, snapshot: Snapshot, id: string, number: string): string {
  const subject = `Wiring Map, ${revision(snapshot)}: sentence ${number} is wrong`
  const body = `Sentence ${number} is wrong because …\n\n(${id}, inputs ${snapshot.inputs.slice(0, 8)}, model ${snapshot.model})`
  return `mailto:${contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
