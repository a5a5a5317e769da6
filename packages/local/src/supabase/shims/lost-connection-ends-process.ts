/**
 * Defect of postgres.js 3.4: when the server goes away while queries are under way, it rejects a promise that nobody
 * holds, or writes to a socket that is gone, and Node ends the process. The queries' own answers are 503s already; this
 * keeps the process for the next ones. Anything else that is unhandled still ends it.
 */
const lost = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
])

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && lost.has(String(error.code))) return true
  return error.stack?.includes('postgres/src/connection.js') ?? false
}

export function outliveLostConnections(): void {
  const judge = (error: unknown) => {
    if (isLostConnection(error)) return console.error('The database connection was lost.')
    console.error(error)
    process.exit(1)
  }
  process.on('unhandledRejection', judge)
  process.on('uncaughtException', judge)
}
