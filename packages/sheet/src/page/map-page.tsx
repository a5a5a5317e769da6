import type { Sentence, Snapshot } from '@wiring/map/snapshot'
import { SentOnce } from '@wiring/ui/sent-once'
import type { ComponentProps, ReactNode } from 'react'
import { mapTitle, printedDay, revision, signature } from '../text/facts.ts'
import { inSection, openSections } from '../text/page-sections.ts'
import { numberFinder, sourceFinder } from '../text/sentence-text.ts'
import { Evidence } from './evidence.tsx'
import { TallFigure } from './map-figure.tsx'
import { QuoteNote } from './quote-note.tsx'
import { SentenceText } from './sentence.tsx'
import { Signature } from './signature.tsx'

export interface MapPageProps {
  snapshot: Snapshot
  /** ISO 8601; `null` for a specimen. */
  expiresAt: string | null
  /** Instead of who signed, for a specimen. */
  signature?: ReactNode
  figure: ReactNode
  /** `PlayedSignature` draws it once. */
  signatureAs?: ComponentProps<typeof Signature>['as']
  actions?: ReactNode
  notice?: ReactNode
  card?: ReactNode
  /** An address; without it numbers are no links. */
  contact: string | null
  /** The address of a picture by its source; without it none is shown. */
  pictures?: (source: string) => string
  /** At the foot, before what the sheet was made with. */
  children?: ReactNode
}

/** Four screens of a phone; the rest is in the evidence. */
export function MapPage(props: MapPageProps) {
  const { snapshot, expiresAt, signature: unsigned, figure, actions, notice, card, contact, children } = props
  const { signatureAs = 'section' } = props
  const { sentences } = snapshot
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
  const note = inSection(sentences, 'note')
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
      </header>
      {figure}
      <div className="map-lead">
        <SentOnce className="map-headline">{inSection(sentences, 'headline').map(print)}</SentOnce>
        <div className="map-beside">
          <p className="map-facts map-signer">{unsigned ?? signature(snapshot)}</p>
          {actions}
        </div>
      </div>
      <Signature snapshot={snapshot} as={signatureAs} />
      {card}
      <SentOnce className="map-open">
        {openSections(sentences).map(({ id, heading, sentences: shown }) => (
          <section className="map-section" key={id} data-section={id} aria-labelledby={`open-${id}`}>
            <h2 className="ui-heading" data-size="2" id={`open-${id}`}>
              {heading}
            </h2>
            {shown.map(print)}
          </section>
        ))}
      </SentOnce>
      {note.length > 0 && (
        <section className="map-section" data-section="note" aria-labelledby="map-note">
          <h2 className="ui-heading" data-size="2" id="map-note">
            The studio’s note
          </h2>
          {note.map(print)}
        </section>
      )}
      <Evidence
        snapshot={snapshot}
        print={print}
        drawing={<TallFigure snapshot={snapshot} />}
        pictures={props.pictures}
      />
      {children}
      <SentOnce as="footer" className="map-colophon">
        {expiresAt !== null && <span>{`This sheet is deleted on ${printedDay(expiresAt)}. `}</span>}
        <span>{`Model ${snapshot.model} · lexicon ${snapshot.lexicon.slice(0, 8)} · survey ${snapshot.survey_version} · `}</span>
        <span>{`inputs ${snapshot.inputs.slice(0, 8)} · drawn by a program`}</span>
        <span>{snapshot.signed_by === null ? '.' : ', checked by a person.'}</span>
      </SentOnce>
      <QuoteNote />
    </article>
  )
}

/** Must not name the map's secret address. */
function reportLink(contact: string, snapshot: Snapshot, id: string, number: string): string {
  const subject = `Wiring Map, ${revision(snapshot)}: sentence ${number} is wrong`
  const body = `Sentence ${number} is wrong because …\n\n(${id}, inputs ${snapshot.inputs.slice(0, 8)}, model ${snapshot.model})`
  return `mailto:${contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
