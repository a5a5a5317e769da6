import { health } from '@wiring/contract/desk/health'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { readVariables } from '../_shared/env.ts'
import { json, serve } from '../_shared/serve.ts'

const { HEALTH_TOKEN: token } = readVariables(z.object({ HEALTH_TOKEN: z.string().min(32).optional() }))

serve(
  'desk-health',
  token === undefined ? [] : [token],
  async () => json(await callDatabase('service_health', {}, health)),
  { logIdle: false },
)
