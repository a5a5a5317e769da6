import { isObject, type JsonObject, type LakeDocument } from '../documents/lake-document.ts'
import { badRequest } from '../lake-error.ts'
import { compileFilter } from '../query/evaluate-query.ts'
import { rawView } from '../query/view.ts'
import type { Lake } from '../store/lake.ts'
import type { Transaction } from '../store/transaction.ts'
import { applyMutation, type MutationResult } from './apply-mutation.ts'

export interface MutateRequest {
  mutations: unknown
  transactionId: string | undefined
  author: string
  autoGenerateArrayKeys: boolean
  dryRun: boolean
}

export interface MutateAnswer {
  transactionId: string
  results: (MutationResult & { document?: LakeDocument })[]
}

export function mutate(lake: Lake, request: MutateRequest): MutateAnswer {
  if (!Array.isArray(request.mutations) || !request.mutations.every(isObject))
    throw badRequest('The body needs a "mutations" array of objects')
  const transaction = lake.begin(request.author, request.transactionId)
  const { autoGenerateArrayKeys } = request
  const results = request.mutations.flatMap((mutation, index) =>
    applyMutation(mutation, { ...contextFor(lake, transaction, index), autoGenerateArrayKeys }),
  )
  const documents = new Map(results.map(({ id }) => [id, transaction.get(id)]))
  if (request.dryRun) transaction.validatedChanges()
  else lake.commit(transaction)
  return {
    transactionId: transaction.id,
    results: results.map((result) => {
      const document = documents.get(result.id)
      if (!document) return result
      const stored = request.dryRun ? document : (lake.documents.byId.get(result.id) ?? document)
      return { ...result, document: stored }
    }),
  }
}

function idsOf(lake: Lake, query: string, params: JsonObject): string[] {
  const result = compileFilter(query, params)(rawView(lake.documents))
  const rows = Array.isArray(result) ? result : [result]
  return rows.flatMap((row) => (isObject(row) && typeof row._id === 'string' ? [row._id] : []))
}

export function contextFor(lake: Lake, transaction: Transaction, index: number) {
  return {
    transaction,
    index,
    autoGenerateArrayKeys: false,
    idsOf: (query: string, params: JsonObject) => idsOf(lake, query, params),
  }
}
