import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'

/** A client whose calls are checked against the schema of the migrations. */
export type DatabaseClient = SupabaseClient<Database>

/**
 * The anonymous client: it may call `get_session_by_id`, upload into an open session and invoke the functions. It keeps no
 * session and no token (nobody logs in). `url` is the project's address, `publishableKey` the key that browsers may hold.
 */
export function publicClient(url: string, publishableKey: string): DatabaseClient {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
}
