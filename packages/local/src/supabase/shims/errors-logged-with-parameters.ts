/** SQL errors of PGlite and postgres.js carry the query's parameters. */
function isSqlError(value: unknown): value is Error & { code: string } {
  return (
    value instanceof Error &&
    'code' in value &&
    ('params' in value || 'parameters' in value || 'query' in value)
  )
}

/**
 * Defect of lite 0.10: console.error gets SQL errors with every parameter (addresses, answers). This logs
 * the SQL state, and only the name of other errors.
 */
export function redactLoggedParameters(target: Pick<Console, 'error'> = console): void {
  const print = target.error.bind(target)
  target.error = (...parts: unknown[]) => {
    print(
      ...parts.map((part) =>
        isSqlError(part) ? `SQL state ${part.code}` : part instanceof Error ? part.name : part,
      ),
    )
  }
}
