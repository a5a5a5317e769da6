import * as z from 'zod'

export const healthToken = z
  .object({ HEALTH_TOKEN: z.string().min(32).optional() })
  .parse(Deno.env.toObject()).HEALTH_TOKEN
