import { join } from 'node:path'
import { localProject } from '@wiring/deploy/lake-target'
import type { SupabaseTarget } from '@wiring/deploy/supabase-target'
import { controlSocketPath } from '../control.ts'
import { dataFolder, localSecrets, ports, setVariables } from '../settings.ts'

export function localSupabase(environment?: NodeJS.ProcessEnv): SupabaseTarget {
  const url = `http://localhost:${ports(environment).supabase}`
  return { url, secretKey: localSecrets().supabaseSecretKey }
}

/** For a tool of `deploy/`: the stack that runs here, as far as the environment names no other. */
export function localTarget(environment?: NodeJS.ProcessEnv): Record<string, string> {
  const given = setVariables(environment)
  const { url, secretKey } = localSupabase(environment)
  return {
    ...(!given.NEXT_PUBLIC_SUPABASE_URL && {
      NEXT_PUBLIC_SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: secretKey,
      DATABASE_SOCKET: controlSocketPath(join(dataFolder, 'supabase')),
    }),
    ...(!given.SANITY_PROJECT_ID && {
      SANITY_PROJECT_ID: localProject,
      SANITY_API_HOST: `http://127.0.0.1:${ports(environment).contentLake}`,
      SANITY_TOKEN: localSecrets().contentLakeToken,
    }),
  }
}
