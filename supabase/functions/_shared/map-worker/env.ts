import * as z from 'zod'

const variables = z.object({
  MAP_WORKER_SECRET: z.string().min(32).optional(),
  /** Without it drafts wait for the worker's schedule. */
  DESK_URL: z
    .url()
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Seconds; longer than measuring three pictures takes. */
  MAP_LEASE_SECONDS: z.coerce.number().int().positive().default(120),
})

const parsed = variables.parse(Deno.env.toObject())

export const mapWorkerEnv = {
  secret: parsed.MAP_WORKER_SECRET,
  deskUrl: parsed.DESK_URL,
  leaseSeconds: parsed.MAP_LEASE_SECONDS,
}
