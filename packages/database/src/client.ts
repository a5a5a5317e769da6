import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'

export type DatabaseClient = SupabaseClient<Database>

/** Without a session: nobody logs in. */
export function publicClient(url: string, publishableKey: string): DatabaseClient {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}
