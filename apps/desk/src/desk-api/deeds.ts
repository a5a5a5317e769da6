import { operatorDeeds } from '../operators/deeds.ts'
import { mapDeeds } from '../review/deeds.ts'

/** What the browser may ask for by `act`; everything else is a page's. */
export const deeds = [
  ...mapDeeds,
  ...operatorDeeds,
  'delete_session',
  'waitlist',
  'delete_waitlist',
  'export_begin',
] as const
export type Deed = (typeof deeds)[number]
