import * as z from 'zod'
import { id, storable } from './fields.ts'

export const maxWaitlistSearch = 100

export const waitlistActions = {
  waitlist: {
    input: z.strictObject({
      search: storable.max(maxWaitlistSearch).nullable(),
      after: id.nullable(),
    }),
    answer: z.object({
      status: z.literal('ok'),
      count: z.number(),
      rows: z.array(z.object({ entry_id: z.string(), email: z.string(), created_at: z.string() })),
      next: z.string().nullable(),
    }),
  },
  delete_waitlist: {
    input: z.strictObject({ entry_id: id }),
    answer: z.object({ status: z.literal('deleted') }),
  },
}
