/** An SQL error as PGlite and postgres.js throw it: they carry the query's parameters, and so do lite's log lines. */
function isSqlError(value: unknown): value is Error & { code: string } {
  return (
    value instanceof Error &&
    'code' in value &&
    ('params' in value || 'parameters' in value || 'query' in value)
  )
}

/**
 * Defect of lite 0.10: SQL errors go to console.error whole, with every parameter (addresses, answers). This process logs
 * the SQL state instead, and nothing of any other error but its name.
 */
export function keepParametersOutOfLogs(target: Pick<Console, 'error'> = console): void {
  const print = target.error.bind(target)
  target.error = (...parts: unknown[]) => {
    print(
      ...parts.map((part) =>
        isSqlError(part) ? `SQL state ${part.code}` : part instanceof Error ? part.name : part,
      ),
    )
  }
}
