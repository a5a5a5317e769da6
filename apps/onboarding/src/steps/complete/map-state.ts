import type { Signal } from '@wiring/ui/lamp'
import type { MapStatus } from '../../session/map-status.ts'

interface StatusText {
  signal: Signal
  lamp: string
  /** Replaces the promised time unless blank. */
  sentence: string
}

const waiting: StatusText = { signal: 'yellow', lamp: 'Map in synthesis', sentence: '' }

const texts: Record<MapStatus['state'], StatusText> = {
  waiting,
  drafted: { signal: 'yellow', lamp: 'Drafted, waiting for a person', sentence: '' },
  in_review: { signal: 'yellow', lamp: 'A person is checking it', sentence: '' },
  delayed: {
    signal: 'yellow',
    lamp: 'Takes longer than planned',
    sentence: 'Yours takes longer than planned; somebody is looking at it by hand.',
  },
  sending: { signal: 'green', lamp: 'Signed, mail on its way', sentence: 'Yours is signed.' },
  sent: { signal: 'green', lamp: 'Map sent', sentence: '' },
  refused: { signal: 'red', lamp: 'Mail refused', sentence: 'Please write to us, and we find another way.' },
}

export function mapStatusText(map: MapStatus | null): StatusText {
  if (map === null) return waiting
  const found = texts[map.state]
  return map.revising
    ? { ...found, sentence: 'A newer sheet is being made; the same link will show it.' }
    : found
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export const sentDay = ({ sent_at }: MapStatus): string =>
  sent_at === null ? '' : ` on ${day.format(new Date(sent_at))}`
