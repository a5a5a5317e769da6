import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { Documents } from '../documents/documents.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { LakeError } from '../lake-error.ts'
import { inTransaction, openDatabase } from './database.ts'
import { type MendozaPatch, mendozaPatch } from './mendoza.ts'
import { type Change, Transaction } from './transaction.ts'

export interface CommittedChange extends Change {
  effects: { apply: MendozaPatch; revert: MendozaPatch }
}

export interface Commit {
  id: string
  author: string
  at: string
  changes: CommittedChange[]
}

interface LakeOptions {
  folder: string
  normalize: (document: LakeDocument) => LakeDocument
  duringCommit: (commit: Commit) => void
}

/** Commits are synchronous, hence atomic and ordered. */
export class Lake {
  database: DatabaseSync
  readonly documents = new Documents()
  readonly events = new EventEmitter<{ commit: [Commit] }>().setMaxListeners(0)
  readonly #options: LakeOptions

  constructor(options: LakeOptions) {
    this.#options = options
    this.database = openDatabase(options.folder)
    for (const { id, body } of this.database.prepare('SELECT id, body FROM documents').all())
      this.documents.put(String(id), options.normalize(JSON.parse(String(body))))
  }

  /** Throws 409 for an id that was used before. */
  begin(author: string, id: string = randomUUID()): Transaction {
    if (this.database.prepare('SELECT 1 FROM transactions WHERE id = ?').get(id))
      throw new LakeError(409, 'Transaction exists', {
        error: {
          description: `Transaction "${id}" has already been applied`,
          type: 'transactionExistsError',
        },
        statusCode: 409,
      })
    return new Transaction(this.documents, { id, author, at: new Date().toISOString() })
  }

  commit(transaction: Transaction): Commit {
    const changes = transaction.validatedChanges().map((change) => {
      const after = change.after && this.#options.normalize(change.after)
      const [from, to] = [withoutRevision(change.before), withoutRevision(after)]
      return { ...change, after, effects: { apply: mendozaPatch(from, to), revert: mendozaPatch(to, from) } }
    })
    const commit = { id: transaction.id, author: transaction.author, at: transaction.at, changes }
    if (changes.length === 0) return commit
    inTransaction(this.database, () => this.#store(commit))
    for (const { id, after } of changes) this.documents.put(id, after)
    this.events.emit('commit', commit)
    return commit
  }

  close(): void {
    this.events.removeAllListeners()
    this.database.close()
  }

  #store(commit: Commit): void {
    const { lastInsertRowid: seq } = this.database
      .prepare('INSERT INTO transactions (id, author, at) VALUES (?, ?, ?)')
      .run(commit.id, commit.author, commit.at)
    const put = this.database.prepare('INSERT OR REPLACE INTO documents (id, body) VALUES (?, ?)')
    const remove = this.database.prepare('DELETE FROM documents WHERE id = ?')
    const log = this.database.prepare(
      'INSERT INTO changes (seq, document, cause, after, apply, revert, mutations) VALUES (?, ?, ?, ?, ?, ?, ?)',
    )
    for (const { id, before, after, cause, effects, mutations } of commit.changes) {
      const body = after && JSON.stringify(after)
      if (body) put.run(id, body)
      else remove.run(id)
      const apply = before ? JSON.stringify(effects.apply) : ''
      const patches = mutations.some(({ patch }) => patch) ? JSON.stringify(mutations) : ''
      log.run(seq, id, cause, body, apply, JSON.stringify(effects.revert), patches)
    }
    this.#options.duringCommit(commit)
  }
}

/** The Studio removes `_rev` before it applies a patch. */
function withoutRevision(document: LakeDocument | null): Omit<LakeDocument, '_rev'> | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}
