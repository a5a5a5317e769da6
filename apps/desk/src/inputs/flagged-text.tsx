import { flaggedWords } from '@wiring/map/flagged-words'
import type { Snapshot } from '@wiring/map/snapshot'
import { markedParts } from '../review/evidence.ts'

/** The words that a flag is about are marked where they stand. */
export function FlaggedText({
  text,
  source,
  unread,
}: {
  text: string
  source: string
  unread: Snapshot['unread']
}) {
  if (text.trim() === '') return <p className="inputs-none">Nothing.</p>
  // A whole list is flagged, or one item of it.
  const isFlagged = (flagged: string) => source === flagged || source.startsWith(`${flagged}.`)
  const ranges = unread.flatMap(({ source: flagged, reason }) =>
    isFlagged(flagged) && (reason === 'care' || reason === 'injection') ? flaggedWords(text, reason) : [],
  )
  return (
    <p className="inputs-text" dir="auto">
      {markedParts(text, ranges).map(({ text: words, marked }, index) => {
        const key = `${index}`
        return marked ? <mark key={key}>{words}</mark> : <span key={key}>{words}</span>
      })}
    </p>
  )
}
