import type { PageId } from '@wiring/content/pages'

/** The colours of a card: those of the page's room. */
export const rooms = {
  home: { bg: '#f3f0e8', ink: '#17160f', quiet: '#5a574c', line: '#17160f33', signal: '#e4472f' },
  console: { bg: '#151512', ink: '#ede9dd', quiet: '#b4b0a4', line: '#ede9dd33', signal: '#63e6a4' },
  map: { bg: '#f3f0e8', ink: '#17160f', quiet: '#5a574c', line: '#17160f33', signal: '#e4472f' },
  lab: { bg: '#ffffff', ink: '#17160f', quiet: '#5a574c', line: '#17160f26', signal: '#e4472f' },
} as const satisfies Record<PageId, Record<'bg' | 'ink' | 'quiet' | 'line' | 'signal', string>>

export type RoomColors = (typeof rooms)[PageId]
