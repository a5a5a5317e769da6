import { Client, type CustomTypesConfig } from 'pg'

export interface Transaction {
  rows<Row>(sql: string, parameters?: readonly string[]): Promise<Row[]>
}

export interface DatabaseTarget {
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
}

export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable'
}

/** `types` says as what values come; else as node-postgres makes them. */
export function postgresDatabase(url: string, types?: CustomTypesConfig): DatabaseTarget {
  return {
    async transaction(work) {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: 10_000,
        ...(types && { types }),
      })
      // The running query rejects by itself; without a listener Node would exit.
      client.on('error', () => {})
      await client.connect().catch((error: Error) => {
        throw new DatabaseUnreachable(
          `The database at ${client.host}:${client.port} cannot be reached: ${error.message || error}`,
        )
      })
      try {
        await client.query('begin')
        // Hosted projects limit the duration of a statement.
        await client.query('set local statement_timeout = 0')
        const result = await work({
          rows: async (sql, parameters = []) => (await client.query(sql, [...parameters])).rows,
        })
        await client.query('commit')
        return result
      } finally {
        await client.end().catch(() => {})
      }
    },
  }
}
