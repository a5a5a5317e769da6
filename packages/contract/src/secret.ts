import { isSecret } from '@wiring/session/session-id'
import * as z from 'zod/mini'

/** Of a link in a mail. */
export const secret = z.string().check(z.refine(isSecret))
