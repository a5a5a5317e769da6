const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** Somebody else was faster: what is on the screen is not what the lake has. */
export const isConflict = (error: unknown): boolean =>
  statusOf(error) === 409 || /revision|409|conflict|not found|already exist/i.test(messageOf(error))

/** A toast for what the lake did not do; `meanwhile` says what a conflict means here. */
export function lakeRefusal(error: unknown, meanwhile: string): string {
  const status = statusOf(error)
  if (status === 401 || status === 403)
    return 'You are signed out here, or your role may not do this. Nothing was done.'
  if (/referenc/i.test(messageOf(error)))
    return 'Another document refers to this one: take it out there first.'
  if (isConflict(error)) return meanwhile
  if (status >= 400 && status < 500) return 'The content lake refused it. Nothing was done.'
  return 'The content lake did not answer. Look whether it is done, and try again.'
}
