import { databaseProblem } from '@wiring/contract/database-health'
import { readiness } from '@wiring/server/readiness'
import { lakeProblem } from '../../content/client.ts'
import { env } from '../../env.ts'
import { contentProblem } from '../../freshness/content-age.ts'

export const dynamic = 'force-dynamic'

export const GET = readiness(
  {
    lake: lakeProblem,
    content: async () => contentProblem(),
    database: (timeoutMs) => databaseProblem(env.NEXT_PUBLIC_SUPABASE_URL, env.HEALTH_TOKEN, timeoutMs),
  },
  () => env.HEALTH_TOKEN,
)
