import * as z from 'zod'
import { mapId } from './review.ts'

export const deletionActions = {
  /** Needs a confirmation; logged. */
  delete_session: {
    input: z.strictObject({ map_id: mapId }),
    /** `gone`: deleted before. */
    answer: z.object({ status: z.enum(['deleted', 'gone']) }),
  },
}
