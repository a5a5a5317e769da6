import * as z from 'zod'

export const mapStatus = z.object({
  state: z.enum(['waiting', 'drafted', 'in_review', 'delayed', 'sending', 'sent', 'refused']),
  sent_at: z.nullable(z.string()),
  /** A newer revision is being made. */
  revising: z.boolean(),
})

export type MapStatus = z.infer<typeof mapStatus>
