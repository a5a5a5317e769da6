import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'

/** Typed by the schema of the migrations. */
export type DatabaseClient = SupabaseClient<Database>

/**
 * The anonymous client, without session and token: nobody logs in. `publishableKey` is the key that browsers
 * may hold.
 */
export function publicClient(url: string, publishableKey: string): DatabaseClient {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}
