import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from './database.types.ts'

export type DatabaseClient = SupabaseClient<Database>

/** Without a session: nobody logs in. `request`: what each `fetch` gets besides, as for the cache of Next. */
export function publicClient(url: string, publishableKey: string, request: RequestInit = {}): DatabaseClient {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, ...request }) },
  })
}
