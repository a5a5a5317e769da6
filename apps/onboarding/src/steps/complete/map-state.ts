import type { Signal } from '@wiring/ui/lamp'
import type { MapStatus } from '../../session/map-status.ts'

interface Words {
  signal: Signal
  lamp: string
  /** Instead of the promised time; blank where that still holds. */
  sentence: string
}

const waiting: Words = { signal: 'yellow', lamp: 'Map in synthesis', sentence: '' }

const words: Record<MapStatus['state'], Words> = {
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

/** `null`: not asked since the session was finished. */
export function mapStatusText(map: MapStatus | null): Words {
  if (map === null) return waiting
  const found = words[map.state]
  return map.revising
    ? { ...found, sentence: 'A newer sheet is being made; the same link will show it.' }
    : found
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** " on 24 November 2026"; blank while unknown. */
export const sentDay = ({ sent_at }: MapStatus): string =>
  sent_at === null ? '' : ` on ${day.format(new Date(sent_at))}`
