import { operatorDeeds } from '../operators/deeds.ts'
import { mapDeeds } from '../review/deeds.ts'

/** What the browser may ask for by `act`: deeds and their re-reading. Everything else is a page's matter. */
export const deeds = [...mapDeeds, ...operatorDeeds] as const
export type Deed = (typeof deeds)[number]
