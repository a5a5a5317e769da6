import { databaseProblem } from '@wiring/contract/database-health'
import { readiness } from '@wiring/server/readiness'
import { env } from '../../../env.ts'

export const dynamic = 'force-dynamic'

export const GET = readiness(
  {
    database: (timeoutMs) => databaseProblem(env().NEXT_PUBLIC_SUPABASE_URL, env().HEALTH_TOKEN, timeoutMs),
  },
  () => env().HEALTH_TOKEN,
)
