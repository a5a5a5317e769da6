import { flaggedWords } from '@wiring/map/flagged-words'
import type { Snapshot } from '@wiring/map/snapshot'
import { markedParts } from '../review/evidence.ts'
import { MarkedText } from './marked-text.tsx'

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
  // A whole list is flagged, or one item of it.
  const isFlagged = (flagged: string) => source === flagged || source.startsWith(`${flagged}.`)
  const ranges = unread.flatMap(({ source: flagged, reason }) =>
    isFlagged(flagged) && (reason === 'care' || reason === 'injection') ? flaggedWords(text, reason) : [],
  )
  return <MarkedText parts={text.trim() === '' ? [] : markedParts(text, ranges)} />
}
