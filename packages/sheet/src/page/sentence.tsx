import type { Sentence, Source } from '@wiring/map/snapshot'
import type { ReactNode } from 'react'
import { listedSources, mostChips, sentenceParts, trailingSources } from '../text/sentence-text.ts'

interface SentenceProps {
  sentence: Sentence
  sourceOf: (evidence: string) => Source | null
  /** Where a reader reports it; without it the number is no link. */
  report: string | null
}

/** Each chip links to its line, and the line back. */
export function SentenceText({ sentence, sourceOf, report }: SentenceProps) {
  const { id, kind } = sentence
  const rest = kind === 'claim' ? trailingSources(sentence, sourceOf) : []
  return (
    <p className="map-sentence" id={id} data-kind={kind}>
      {lead(sentence)}
      {rest.length > 0 && (
        <>
          {' '}
          {rest.length > mostChips ? (
            <a className="map-chip" href="#map-lines">
              {rest.length} lines
            </a>
          ) : (
            <Chips sources={rest} />
          )}
        </>
      )}
      {kind === 'claim' && <SentenceNumber id={id} report={report} />}
    </p>
  )
}

/** The words before the first quote, the reading, in bold. */
function lead(sentence: Sentence): ReactNode {
  const parts = sentenceParts(sentence)
  return parts.map((part, index) => {
    // Parts never change places.
    const key = `${sentence.id}-${index}`
    if (part.kind === 'quote')
      return (
        <span key={key}>
          <q className="map-quote" dir="auto">
            {part.text}
          </q>{' '}
          <Chips sources={[part.source]} />
        </span>
      )
    if (part.kind === 'refs') return <Chips key={key} sources={part.sources} />
    const bold = index === 0 && sentence.kind === 'claim' && part.text.endsWith(': ')
    return bold ? <strong key={key}>{part.text.replace(/: $/, '. ')}</strong> : part.text
  })
}

export function Chips({ sources }: { sources: readonly Source[] }) {
  return listedSources(sources).map((name) => (
    <a className="map-chip" key={name} href={name.includes(' ') ? '#map-lines' : `#${name}`}>
      {name}
    </a>
  ))
}

function SentenceNumber({ id, report }: { id: string; report: string | null }) {
  const number = id.replace(/^S/, 'No. ')
  if (report === null) return <small className="map-number">{number}</small>
  return (
    <a className="map-number" href={report}>
      {number}
      <span className="ui-visually-hidden">: tell us that this sentence is wrong</span>
    </a>
  )
}
