function isSqlError(value: unknown): value is Error & { code: string } {
  return (
    value instanceof Error &&
    'code' in value &&
    ('params' in value || 'parameters' in value || 'query' in value)
  )
}

/** Defect of lite 0.10: it logs SQL errors with every parameter (addresses, answers). */
export function redactSqlErrors(target: Pick<Console, 'error'> = console): void {
  const print = target.error.bind(target)
  target.error = (...parts: unknown[]) => {
    print(
      ...parts.map((part) =>
        isSqlError(part) ? `SQL state ${part.code}` : part instanceof Error ? part.name : part,
      ),
    )
  }
}
