/**
 * Defect of lite 0.10: on the first request it sees tables with row level security, and grants ALL on every table of
 * those schemas to the API roles, which undoes the migrations' REVOKEs. It skips that once it believes to have done it.
 */
export function keepRevokes(connection: object): void {
  Object.assign(connection, { rlsState: 'active' })
}
