import { join } from 'node:path'
import { localProject } from '@wiring/deploy/lake-target'
import { dataFolder, localSecrets, ports, setVariables } from '../settings.ts'
import { localSupabase } from '../supabase/local-supabase.ts'
import { runningUrl } from '../supabase/running-database.ts'

/** For a tool of `deploy/`: the stack that runs here, as far as the environment names no other. */
export function localTarget(environment?: NodeJS.ProcessEnv): Record<string, string> {
  const given = setVariables(environment)
  const { url, secretKey } = localSupabase(environment)
  const database = runningUrl(join(dataFolder, 'supabase'))
  return {
    ...(!given.NEXT_PUBLIC_SUPABASE_URL && {
      NEXT_PUBLIC_SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: secretKey,
      ...(!given.DATABASE_URL && database !== null && { DATABASE_URL: database }),
    }),
    ...(!given.SANITY_PROJECT_ID && {
      SANITY_PROJECT_ID: localProject,
      SANITY_API_HOST: `http://127.0.0.1:${ports(environment).contentLake}`,
      SANITY_TOKEN: localSecrets().contentLakeToken,
    }),
  }
}
