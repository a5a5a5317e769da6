import { z } from 'zod'

const variables = z.object({
  /** What the desk's worker shows here, and what wakes it there. */
  MAP_WORKER_SECRET: z.string().min(32).optional(),
  /** Where the desk answers. Without it nobody wakes its worker, and its schedule finds the draft a little later. */
  DESK_URL: z
    .url()
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** How long a claimed draft belongs to one worker. Longer than measuring three pictures may take. */
  MAP_LEASE_SECONDS: z.coerce.number().int().positive().default(120),
})

const parsed = variables.parse(Deno.env.toObject())

/** What the functions know of the worker that drafts maps, parsed once. */
export const mapWorkerEnv = {
  secret: parsed.MAP_WORKER_SECRET,
  deskUrl: parsed.DESK_URL,
  leaseSeconds: parsed.MAP_LEASE_SECONDS,
}
