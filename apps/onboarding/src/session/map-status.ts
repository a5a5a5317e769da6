import * as z from 'zod'

/** Where the map of a finished session is, as `map_status` tells its applicant. */
export const mapStatus = z.object({
  state: z.enum(['waiting', 'drafted', 'in_review', 'delayed', 'sending', 'sent', 'refused']),
  sent_at: z.nullable(z.string()),
  /** A newer sheet is in the making. */
  revising: z.boolean(),
})

export type MapStatus = z.infer<typeof mapStatus>
