import { health } from '@wiring/session/desk/health'
import { json } from '../_shared/answers.ts'
import { callDatabase } from '../_shared/database.ts'
import { serve } from '../_shared/serve.ts'
import { healthToken } from './env.ts'

serve(
  'desk-health',
  healthToken === undefined ? [] : [healthToken],
  async () => json(await callDatabase('service_health', {}, health)),
  { logIdle: false },
)
