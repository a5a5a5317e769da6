/** Given by the server at run time, so that no build contains it. */
export interface SupabaseAddress {
  readonly url: string
  readonly key: string
}
