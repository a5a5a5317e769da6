import * as z from 'zod'

export const maxWaitlistSearch = 100

export const waitlistActions = {
  waitlist: {
    input: z.strictObject({
      search: z.string().min(1).max(maxWaitlistSearch).nullable(),
      after: z.string().max(40).nullable(),
    }),
    answer: z.object({
      status: z.literal('ok'),
      count: z.number(),
      rows: z.array(z.object({ entry_id: z.string(), email: z.string(), created_at: z.string() })),
      next: z.string().nullable(),
    }),
  },
  delete_waitlist: {
    input: z.strictObject({ entry_id: z.string().max(40) }),
    answer: z.object({ status: z.literal('deleted') }),
  },
}
