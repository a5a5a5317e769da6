/** Where the browser finds Supabase: its origin and the anonymous key. Handed down by the server, so that no build knows it. */
export interface SupabaseAddress {
  readonly url: string
  readonly key: string
}
