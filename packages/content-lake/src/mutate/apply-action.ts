import { isDraftId, isVersionId, publishedIdOf } from '../documents/document-id.ts'
import { isObject, type JsonObject, type LakeDocument, textOf } from '../documents/lake-document.ts'
import { strengthenReferences } from '../documents/references.ts'
import { badRequest, mutationError, notSupported } from '../lake-error.ts'
import type { Lake } from '../store/lake.ts'
import type { Cause, Transaction } from '../store/transaction.ts'
import { applyMutation } from './apply-mutation.ts'
import { contextFor } from './mutate.ts'

interface ActionContext {
  lake: Lake
  transaction: Transaction
  index: number
  action: JsonObject
}

const prefix = 'sanity.action.document.'

const actions: Record<string, (context: ActionContext) => void> = {
  create: (context) => {
    const { transaction, action } = context
    const attributes = object(action, 'attributes')
    const existing = transaction.get(text(attributes, '_id'))
    if (existing && action.ifExists === 'ignore') return
    run(context, { create: attributes })
  },
  delete: (context) => {
    const published = text(context.action, 'publishedId')
    require(context, published)
    const { includeDrafts } = context.action
    const drafts = Array.isArray(includeDrafts) ? includeDrafts.map(String) : []
    for (const id of drafts) requirePair(id, published)
    for (const id of [...drafts, published]) run(context, { delete: { id } }, 'delete')
  },
  discard: (context) => discard(context, text(context.action, 'draftId')),
  'version.discard': (context) => discard(context, text(context.action, 'versionId')),
  replaceDraft: (context) => replace(context, object(context.action, 'attributes')),
  'version.replace': (context) => replace(context, object(context.action, 'document')),
  'version.create': (context) => {
    const { action } = context
    const source = isObject(action.document)
      ? action.document
      : { ...require(context, text(action, 'baseId')), _id: text(action, 'versionId') }
    requireDraft(text(source, '_id'))
    run(context, { create: source })
  },
  edit: (context) => {
    const { transaction, action } = context
    const draftId = text(action, 'draftId')
    requirePair(draftId, text(action, 'publishedId'))
    if (!transaction.get(draftId)) {
      const { _updatedAt, ...published } = require(context, text(action, 'publishedId'))
      run(context, { create: { ...published, _id: draftId } })
    }
    run(context, { patch: { ...object(action, 'patch'), id: draftId } })
  },
  publish: (context) => {
    const { action } = context
    const draft = require(context, text(action, 'draftId'))
    const publishedId = text(action, 'publishedId')
    requirePair(draft._id, publishedId)
    sameRevision(context, draft._id, action.ifDraftRevisionId ?? action.ifVersionRevisionId)
    sameRevision(context, publishedId, action.ifPublishedRevisionId)
    const { _updatedAt, ...content } = strengthenReferences(draft)
    run(context, { createOrReplace: { ...content, _id: publishedId } }, 'publish')
    run(context, { delete: { id: draft._id } }, 'publish')
  },
  unpublish: (context) => {
    const { _updatedAt, ...content } = require(context, text(context.action, 'publishedId'))
    const draftId = textOf(context.action.draftId) ?? `drafts.${content._id}`
    requirePair(draftId, content._id)
    run(context, { createIfNotExists: { ...content, _id: draftId } }, 'unpublish')
    run(context, { delete: { id: content._id } }, 'unpublish')
  },
}

export function applyAction(context: ActionContext): void {
  const type = text(context.action, 'actionType')
  const apply = type.startsWith(prefix) ? actions[type.slice(prefix.length)] : undefined
  if (!apply) throw notSupported(`${areaOf(type)} (the action "${type}")`)
  apply(context)
}

function areaOf(type: string): string {
  if (type.includes('.variant.')) return 'variants of documents'
  return 'content releases and scheduled drafts'
}

function run(context: ActionContext, mutation: JsonObject, cause?: Cause): void {
  const base = contextFor(context.lake, context.transaction, context.index)
  applyMutation(mutation, { ...base, cause })
}

function discard(context: ActionContext, id: string): void {
  requireDraft(id)
  require(context, id)
  run(context, { delete: { id } }, 'discard')
}

function replace(context: ActionContext, document: JsonObject): void {
  requireDraft(text(document, '_id'))
  run(context, { createOrReplace: document })
}

function requirePair(draftId: string, publishedId: string): void {
  requireDraft(draftId)
  if (publishedIdOf(draftId) !== publishedId)
    throw badRequest(`"${draftId}" is no draft or version of "${publishedId}"`)
}

function requireDraft(id: string): void {
  if (!isDraftId(id) && !isVersionId(id)) throw badRequest(`"${id}" is not the id of a draft or version`)
}

function require(context: ActionContext, id: string): LakeDocument {
  const document = context.transaction.get(id)
  if (document) return document
  const description = `The document with the ID "${id}" was not found`
  throw mutationError(context.index, 'documentNotFoundError', description, { id })
}

function sameRevision(context: ActionContext, id: string, expected: unknown): void {
  const current = context.transaction.get(id)?._rev
  if (typeof expected !== 'string' || expected === current) return
  throw mutationError(
    context.index,
    'documentRevisionIDDoesNotMatchError',
    `The document "${publishedIdOf(id)}" has changed since it was read`,
    { id, currentRevisionID: current, expectedRevisionID: expected },
  )
}

function text(source: JsonObject, field: string): string {
  const value = source[field]
  if (typeof value === 'string' && value !== '') return value
  throw badRequest(`The action needs "${field}"`)
}

function object(source: JsonObject, field: string): JsonObject {
  const value = source[field]
  if (isObject(value)) return value
  throw badRequest(`The action needs the object "${field}"`)
}
