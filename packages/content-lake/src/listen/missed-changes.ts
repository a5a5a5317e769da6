import type { DatabaseSync } from 'node:sqlite'

const start = 'start'

export interface MissedChange {
  document: string
  types: string[]
}

interface MissedTransaction {
  id: string
  changes: MissedChange[]
}

export function newestTransaction(database: DatabaseSync): string {
  const row = database.prepare('SELECT id FROM transactions ORDER BY seq DESC LIMIT 1').get()
  return row ? String(row.id) : start
}

export function missedChanges(database: DatabaseSync, lastSeen: string): MissedTransaction[] | 'unknown' {
  const known = database.prepare('SELECT seq FROM transactions WHERE id = ?').get(lastSeen)
  if (!known && lastSeen !== start) return 'unknown'
  const after = Number(known?.seq ?? 0)
  const rows = database
    .prepare(
      `SELECT id, document, after, revert FROM changes JOIN transactions USING (seq) WHERE seq > ? ORDER BY seq`,
    )
    .all(after)
  const transactions = new Map<string, MissedChange[]>()
  for (const { id, document, after: body, revert } of rows) {
    const changes = transactions.get(String(id)) ?? []
    changes.push({ document: String(document), types: typesOf(body ?? before(revert)) })
    transactions.set(String(id), changes)
  }
  return [...transactions].map(([id, changes]) => ({ id, changes }))
}

/** The revert patch of a deletion is `[0, document]`. */
function before(revert: unknown): string {
  return JSON.stringify(JSON.parse(String(revert))[1])
}

function typesOf(body: unknown): string[] {
  const document = JSON.parse(String(body))
  return typeof document?._type === 'string' ? [document._type] : []
}
