/**
 * Defect of lite 0.10: on its first request it grants ALL on tables with row level security to the API
 * roles, undoing the REVOKEs. It skips that once it believes to have done so.
 */
export function preserveRevokes(connection: object): void {
  Object.assign(connection, { rlsState: 'active' })
}
