import { z } from 'zod'

/** What the desk's probe shows here. Without it nobody may ask. */
export const healthToken = z
  .object({ HEALTH_TOKEN: z.string().min(32).optional() })
  .parse(Deno.env.toObject()).HEALTH_TOKEN
