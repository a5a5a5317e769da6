import type { DatabaseSync } from 'node:sqlite'
import type { JsonObject, LakeDocument } from '../documents/lake-document.ts'
import type { MendozaPatch } from '../store/mendoza.ts'

export interface LoggedTransaction {
  id: string
  timestamp: string
  author: string
  documentIDs: string[]
  mutations: JsonObject[]
  effects: Record<string, { apply: MendozaPatch; revert: MendozaPatch }>
}

export interface TransactionRange {
  fromTransaction: string | undefined
  toTransaction: string | undefined
  reverse: boolean
  limit: number
  excludeContent: boolean
}

export class History {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  atRevision(id: string, revision: string): LakeDocument | undefined {
    return this.#document(
      'SELECT after FROM changes WHERE document = ? AND seq <= (SELECT seq FROM transactions WHERE id = ?) ORDER BY seq DESC LIMIT 1',
      id,
      revision,
    )
  }

  atTime(id: string, time: string): LakeDocument | undefined {
    return this.#document(
      'SELECT after FROM changes JOIN transactions USING (seq) WHERE document = ? AND at <= ? ORDER BY seq DESC LIMIT 1',
      id,
      new Date(time).toISOString(),
    )
  }

  lastRevision(id: string): LakeDocument | undefined {
    return this.#document(
      'SELECT after FROM changes WHERE document = ? AND after IS NOT NULL ORDER BY seq DESC LIMIT 1',
      id,
    )
  }

  transactions(ids: string[], range: TransactionRange): LoggedTransaction[] {
    const marks = ids.map(() => '?').join(', ')
    const direction = range.reverse ? 'DESC' : 'ASC'
    const rows = this.#database
      .prepare(
        `SELECT DISTINCT seq, id, author, at FROM transactions JOIN changes USING (seq)
         WHERE document IN (${marks}) AND seq >= ? AND seq <= ?
         ORDER BY seq ${direction} LIMIT ?`,
      )
      .all(
        ...ids,
        this.#sequenceOf(range.fromTransaction) ?? 0,
        this.#sequenceOf(range.toTransaction) ?? Number.MAX_SAFE_INTEGER,
        range.limit,
      )
    const changes = this.#database.prepare(
      `SELECT document, after, apply, revert, mutations FROM changes WHERE seq = ? AND document IN (${marks})`,
    )
    return rows.map(({ seq, id, author, at }) => {
      const touched = changes.all(Number(seq), ...ids)
      return {
        id: String(id),
        timestamp: String(at),
        author: String(author),
        documentIDs: touched.map(({ document }) => String(document)),
        mutations: range.excludeContent ? [] : touched.flatMap(mutationsOf),
        effects: Object.fromEntries(touched.map((row) => [String(row.document), effectsOf(row)])),
      }
    })
  }

  #sequenceOf(transaction: string | undefined): number | undefined {
    if (!transaction) return undefined
    const row = this.#database.prepare('SELECT seq FROM transactions WHERE id = ?').get(transaction)
    return row && Number(row.seq)
  }

  #document(sql: string, ...values: string[]): LakeDocument | undefined {
    const row = this.#database.prepare(sql).get(...values)
    return row?.after ? JSON.parse(String(row.after)) : undefined
  }
}

function mutationsOf({ document, after, apply, mutations }: Record<string, unknown>): JsonObject[] {
  if (mutations !== '') return JSON.parse(String(mutations))
  if (after === null) return [{ delete: { id: document } }]
  return [{ [apply === '' ? 'create' : 'createOrReplace']: JSON.parse(String(after)) }]
}

function effectsOf(row: Record<string, unknown>) {
  const revert = JSON.parse(String(row.revert))
  if (row.apply !== '') return { apply: JSON.parse(String(row.apply)), revert }
  const { _rev, ...content } = JSON.parse(String(row.after))
  return { apply: [0, content], revert }
}
