import { isDeepStrictEqual } from 'node:util'
import { mutationFailed } from '../lake-error.ts'
import type { Documents } from './documents.ts'
import type { JsonObject, LakeDocument } from './lake-document.ts'
import { strongReferences } from './references.ts'

/** Who did what, for the history. */
export type Cause = 'edit' | 'publish' | 'unpublish' | 'discard' | 'delete'

export interface Change {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  cause: Cause
  /** What was done to this document, in order: listening editors merge these with what they are typing. */
  mutations: JsonObject[]
}

interface Staged {
  document: LakeDocument | null
  cause: Cause
  index: number
  mutations: JsonObject[]
}

/** A transaction in the making: sees its own changes, touches nothing until it is committed. */
export class Transaction {
  readonly id: string
  readonly author: string
  readonly at: string
  readonly #documents: Documents
  readonly #staged = new Map<string, Staged>()

  constructor(documents: Documents, given: { id: string; author: string; at: string }) {
    this.#documents = documents
    this.id = given.id
    this.author = given.author
    this.at = given.at
  }

  /** The document as this transaction sees it. */
  get(id: string): LakeDocument | null {
    const staged = this.#staged.get(id)
    return staged ? staged.document : (this.#documents.byId.get(id) ?? null)
  }

  /** Puts (or with `null` removes) a document. `index` is the mutation's place in the request, for error answers. */
  stage(
    id: string,
    document: LakeDocument | null,
    { index, cause = 'edit', mutation }: { index: number; cause?: Cause | undefined; mutation: JsonObject },
  ): void {
    const mutations = [...(this.#staged.get(id)?.mutations ?? []), mutation]
    this.#staged.set(id, { document: document && { ...document, _rev: this.id }, cause, index, mutations })
  }

  /** Checks the references as they will be after the commit and gives the real changes, in order. Throws 409. */
  finish(): Change[] {
    for (const [id, { document, index }] of this.#staged)
      if (document) this.#requireTargets(id, document, index)
      else this.#requireUnreferenced(id, index)
    return [...this.#staged].flatMap(([id, { document, cause, mutations }]) => {
      const before = this.#documents.byId.get(id) ?? null
      if (before === document || sameContent(before, document)) return []
      return [{ id, before, after: document, cause, mutations }]
    })
  }

  #requireTargets(id: string, document: LakeDocument, index: number): void {
    for (const target of strongReferences(document))
      if (!this.get(target))
        throw mutationFailed(
          index,
          'documentReferenceDoesNotExistError',
          `Document "${id}" references non-existent document "${target}"`,
          { id, referenceID: target },
        )
  }

  #requireUnreferenced(id: string, index: number): void {
    const referencingIDs = [...this.#documents.referrersOf(id)].filter((source) => {
      const document = this.get(source)
      return source !== id && document !== null && strongReferences(document).has(id)
    })
    if (referencingIDs.length > 0)
      throw mutationFailed(
        index,
        'documentHasExistingReferencesError',
        `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`,
        { id, referencingIDs },
      )
  }
}

function sameContent(a: LakeDocument | null, b: LakeDocument | null): boolean {
  return a === null && b === null ? true : a !== null && b !== null && isDeepStrictEqual(a, b)
}
