import * as z from 'zod'
import { mapId } from './review.ts'

export const deletionActions = {
  /** Deletes a session with everything that hangs on it. Needs a confirmation; logged. */
  delete_session: {
    input: z.strictObject({ map_id: mapId }),
    /** `gone`: it was deleted before. */
    answer: z.object({ status: z.enum(['deleted', 'gone']) }),
  },
}
