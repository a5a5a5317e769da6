import { maxImages } from '@wiring/session/limits'
import * as z from 'zod/mini'
import { secret } from './secret.ts'

/** `number` counts from 1, as in `V1`. */
export const mapPictureRequest = z.strictObject({
  mapSecret: secret,
  number: z.int().check(z.minimum(1), z.maximum(maxImages)),
})
