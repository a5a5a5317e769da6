import * as z from 'zod'
import { gone, mapId } from './review.ts'

export const mailPreviewActions = {
  /** With an address that opens nothing. */
  mail_preview: {
    input: z.strictObject({ map_id: mapId }),
    answer: z.union([z.object({ status: z.literal('ok'), subject: z.string(), html: z.string() }), gone]),
  },
}
