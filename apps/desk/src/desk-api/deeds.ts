import { operatorDeeds } from '../operators/deeds.ts'
import { mapDeeds } from '../review/deeds.ts'

/** What the browser may ask for by `act`: deeds and their re-reading. Everything else is a page's matter. */
export const deeds = [
  ...mapDeeds,
  ...operatorDeeds,
  'delete_session',
  'waitlist',
  'delete_waitlist',
  'export_begin',
] as const
export type Deed = (typeof deeds)[number]
