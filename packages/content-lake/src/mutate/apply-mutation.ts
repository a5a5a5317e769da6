import { randomBytes, randomUUID } from 'node:crypto'
import { isValidId, isVersionId } from '../documents/document-id.ts'
import { isObject, type JsonObject, type LakeDocument, textOf } from '../documents/lake-document.ts'
import { badRequest, mutationError, notSupported } from '../lake-error.ts'
import type { Cause, Transaction } from '../store/transaction.ts'
import { applyPatch } from './apply-patch.ts'

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
}

export interface MutationContext {
  transaction: Transaction
  index: number
  autoGenerateArrayKeys: boolean
  cause?: Cause | undefined
  idsOf: (query: string, params: JsonObject) => string[]
}

const creations = ['create', 'createIfNotExists', 'createOrReplace'] as const

export function applyMutation(mutation: JsonObject, context: MutationContext): MutationResult[] {
  for (const kind of creations) {
    const body = mutation[kind]
    if (isObject(body)) return [applyCreation(kind, body, context)]
  }
  if (isObject(mutation.delete))
    return selectedIds(mutation.delete, context).map((id) => deleteDocument(id, context))
  if (isObject(mutation.patch)) {
    const patch = mutation.patch
    return selectedIds(patch, context).map((id) => patchDocument(id, patch, context))
  }
  throw badRequest(`Unknown mutation "${Object.keys(mutation).join(', ')}"`)
}

function applyCreation(
  kind: (typeof creations)[number],
  body: JsonObject,
  context: MutationContext,
): MutationResult {
  const { transaction, index } = context
  const id = creationId(body)
  if (typeof body._type !== 'string' || body._type === '')
    throw badRequest(`The document "${id}" needs a "_type" of type string`)
  const existing = transaction.get(id)
  if (existing && kind === 'createIfNotExists') return { id, operation: 'none' }
  if (existing && kind === 'create')
    throw mutationError(index, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
  if (existing) requireUnchanged(existing, { ...body, _id: id }, '_type')
  const { _rev, ...content } = body
  const document = {
    ...content,
    _id: id,
    _type: body._type,
    _rev: transaction.id,
    _createdAt: validTimeOr(body._createdAt, transaction.at),
    _updatedAt: validTimeOr(body._updatedAt, transaction.at),
  }
  stage(context, document, { [kind]: document })
  return { id, operation: existing ? 'update' : 'create' }
}

/** An id that ends in a dot (`drafts.`) is a prefix. */
function creationId(body: JsonObject): string {
  const given = textOf(body._id) ?? ''
  const id = given === '' || given.endsWith('.') ? `${given}${randomUUID()}` : given
  if (!isValidId(id)) throw badRequest(`The document id "${id}" is not valid`)
  return id
}

function patchDocument(id: string, patch: JsonObject, context: MutationContext): MutationResult {
  const { transaction, index } = context
  const before = transaction.get(id)
  if (!before)
    throw mutationError(index, 'documentNotFoundError', `The document with the ID "${id}" was not found`, {
      id,
    })
  const expected = textOf(patch.ifRevisionID)
  if (expected !== undefined && expected !== before._rev)
    throw mutationError(
      index,
      'documentRevisionIDDoesNotMatchError',
      `The document "${id}" has revision "${before._rev}", expected "${expected}"`,
      { id, currentRevisionID: before._rev, expectedRevisionID: expected },
    )
  const { query: _, params: __, ifRevisionID: ___, ...operations } = patch
  const after = applyPatch(before, operations)
  requireUnchanged(before, after, '_id')
  requireUnchanged(before, after, '_type')
  const document = {
    ...after,
    _id: id,
    _type: before._type,
    _rev: transaction.id,
    _createdAt: before._createdAt,
    _updatedAt: transaction.at,
  }
  stage(context, document, { patch: { ...operations, id } })
  return { id, operation: 'update' }
}

function requireUnchanged(before: LakeDocument, after: JsonObject, field: '_id' | '_type'): void {
  if (after[field] === before[field]) return
  throw badRequest(`The "${field}" of "${before._id}" cannot be changed. Create another document instead.`)
}

function deleteDocument(id: string, context: MutationContext): MutationResult {
  if (!context.transaction.get(id)) return { id, operation: 'none' }
  const { transaction, index, cause = 'delete' } = context
  transaction.stage(id, null, { index, cause, mutation: { delete: { id } } })
  return { id, operation: 'delete' }
}

function selectedIds(target: JsonObject, context: MutationContext): string[] {
  if (typeof target.id === 'string') return [target.id]
  if (typeof target.query === 'string')
    return context.idsOf(target.query, isObject(target.params) ? target.params : {})
  throw badRequest('A patch or delete needs an "id" or a "query"')
}

function stage(context: MutationContext, document: LakeDocument, mutation: JsonObject): void {
  const { transaction, index, cause } = context
  requireNoRelease(document)
  const keyed = context.autoGenerateArrayKeys ? withArrayKeys(document) : document
  // Generated keys are only in the whole document.
  const logged = context.autoGenerateArrayKeys ? { createOrReplace: keyed } : mutation
  transaction.stage(document._id, keyed, { index, cause, mutation: logged })
}

/** A perspective would show such a document as content. */
function requireNoRelease({ _id, _system }: LakeDocument): void {
  if (!isVersionId(_id) || !isObject(_system)) return
  if (_system.delete === true) throw notSupported('content releases that unpublish a document')
  if (_system.variant) throw notSupported('variants of documents')
}

function validTimeOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : fallback
}

function withArrayKeys<T>(value: T): T
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => {
      const keyed = withArrayKeys(item)
      return isObject(keyed) && !keyed._key ? { _key: randomBytes(6).toString('hex'), ...keyed } : keyed
    })
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withArrayKeys(inner)]))
}
