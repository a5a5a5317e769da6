import { health } from '@wiring/session/desk/health'
import { z } from 'zod'
import { json } from '../_shared/answers.ts'
import { callDatabase } from '../_shared/database.ts'
import { serve } from '../_shared/serve.ts'

const { HEALTH_TOKEN: token } = z
  .object({ HEALTH_TOKEN: z.string().min(32).optional() })
  .parse(Deno.env.toObject())

/** What the health screen says, for the desk's probe. Its token opens nothing else. */
serve(
  'desk-health',
  token === undefined ? [] : [token],
  async () => json(await callDatabase('service_health', {}, health)),
  { logIdle: false },
)
