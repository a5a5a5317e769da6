import { health } from '@wiring/contract/desk/health'
import { secretList } from '@wiring/contract/secret-list'
import * as z from 'zod'
import { callDatabase } from '../_shared/database.ts'
import { readVariables } from '../_shared/env.ts'
import { json, serve } from '../_shared/serve.ts'

const { HEALTH_TOKEN: tokens } = readVariables(z.object({ HEALTH_TOKEN: secretList(32).optional() }))

serve('desk-health', tokens ?? [], async () => json(await callDatabase('service_health', {}, health)), {
  logIdle: false,
})
