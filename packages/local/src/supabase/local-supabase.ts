import type { SupabaseTarget } from '@wiring/deploy/supabase-target'
import { localSecrets, ports } from '../settings.ts'

export function localSupabase(environment?: NodeJS.ProcessEnv): SupabaseTarget {
  const url = `http://localhost:${ports(environment).supabase}`
  return { url, secretKey: localSecrets().supabaseSecretKey }
}
