import type { Snapshot } from '@wiring/map/snapshot'

export const unreadReasons: Record<Snapshot['unread'][number]['reason'], string> = {
  care: 'words that ask for care',
  injection: 'orders to a machine',
  language: 'not English',
  'somebody-else': 'of somebody by another name',
  undecodable: 'cannot be decoded',
  animated: 'animated',
  'too-large': 'too large',
  missing: 'missing',
}
