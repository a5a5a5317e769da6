import type { Sentence } from '@wiring/map/snapshot'
import type { ReactNode } from 'react'
import {
  listedSources,
  type SentencePart,
  type SourceOf,
  sentenceParts,
  trailingSources,
} from '../text/sentence-text.ts'

interface SentenceProps {
  sentence: Sentence
  sourceOf: SourceOf
  /** `null` for a note. */
  number: string | null
  /** An address; without it the number is no link. */
  report: string | null
}

export function SentenceText({ sentence, sourceOf, number, report }: SentenceProps) {
  const { id, kind } = sentence
  const trailing = trailingSources(sentence, sourceOf)
  return (
    <p className="map-sentence" id={id} data-kind={kind}>
      <span>{sentenceBody(sentence)}</span>
      {trailing.length > 0 && (
        <span>
          <span> </span>
          <Chips names={trailing} />
        </span>
      )}
      {number !== null && (
        <span>
          <span> </span>
          <SentenceNumber number={number} report={report} />
        </span>
      )}
    </p>
  )
}

/** What stands right behind a chip: a line must not begin with it. */
const stopOf = (part: SentencePart | undefined): string =>
  (part?.kind === 'words' && /^[.,;:?!]/.exec(part.text)?.[0]) || ''

function sentenceBody(sentence: Sentence): ReactNode {
  const parts = sentenceParts(sentence)
  return parts.map((part, index) => {
    const key = `${sentence.id}-${index}`
    if (part.kind === 'quote')
      return (
        <span key={key}>
          <q className="map-quote" dir="auto">
            {part.text}
          </q>{' '}
          <span className="map-cited">
            <Chips names={[part.source]} />
            <span>{stopOf(parts[index + 1])}</span>
          </span>
        </span>
      )
    if (part.kind === 'words' && parts[index - 1]?.kind === 'quote')
      return <span key={key}>{part.text.slice(stopOf(part).length)}</span>
    if (part.kind === 'refs') return <Chips key={key} names={listedSources(part.sources)} />
    return part.kind === 'lead' ? <strong key={key}>{part.text}</strong> : <span key={key}>{part.text}</span>
  })
}

/** "40 lines" links to all. */
export function Chips({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <a className="map-chip" key={name} href={name.includes(' ') ? '#map-lines' : `#${name}`}>
      {name}
    </a>
  ))
}

function SentenceNumber({ number, report }: { number: string; report: string | null }) {
  if (report === null) return <small className="map-number">{number}</small>
  return (
    <a className="map-number" href={report}>
      <span>{number}</span> <span className="map-wrong">· Wrong?</span>
      <span className="ui-visually-hidden"> Tell us that this sentence is wrong</span>
    </a>
  )
}
