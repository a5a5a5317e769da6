import * as z from 'zod'

export const deletionActions = {
  /** Deletes a session with everything that hangs on it. Needs a confirmation; logged. */
  delete_session: {
    input: z.strictObject({ session_id: z.string().max(40) }),
    /** `gone`: it was deleted before. */
    answer: z.object({ status: z.enum(['deleted', 'gone']) }),
  },
}
