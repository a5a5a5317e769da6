import { draftId } from '@wiring/content/parts/rules/document-ids.ts'

export interface Transaction {
  id: string
  timestamp: string
  documentIDs: string[]
  author?: string
}

/** One transaction: a publish of one document or several, a drag, an import. */
export interface Act {
  id: string
  /** ISO 8601. */
  timestamp: string
  /** The published documents that it changed. */
  ids: string[]
  /** Those of them whose draft was published by it. */
  published: string[]
  /** The Studio's id of the editor. */
  author?: string
}

export function actsOf(transactions: readonly Transaction[]): Act[] {
  return transactions.flatMap(({ id, timestamp, documentIDs, author }) => {
    const ids = documentIDs.filter((each) => !each.includes('.'))
    const published = ids.filter((each) => documentIDs.includes(draftId(each)))
    return ids.length > 0 ? [{ id, timestamp, ids, published, ...(author && { author }) }] : []
  })
}

/** Documents of the seed or an import came without a draft: there is nothing to go back to. */
export const isFirstPublish = (act: Act, id: string) => act.published.includes(id)
