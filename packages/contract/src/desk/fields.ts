import { isSecret, isSessionId } from '@wiring/session/session-id'
import { toStorableText } from '@wiring/session/text'
import * as z from 'zod'

/** What Postgres cannot store is left out. */
export const storable = z.string().overwrite(toStorableText)

/** A malformed id is an unknown one. */
export const id = z.string().overwrite((given) => (isSessionId(given) ? given : ''))

/** Of 256 bits, in hex. */
export const hash = z.string().refine(isSecret)

const maxInteger = 2_147_483_647
export const count = z.int().min(0).max(maxInteger)
export const positive = z.int().min(1).max(maxInteger)

/** Postgres has no year 0. */
const hasYear = (text: string) => !text.startsWith('0000')
export const day = z.iso.date().refine(hasYear)
export const moment = z.iso.datetime().refine(hasYear)
