import { isDeepStrictEqual } from 'node:util'
import type { Documents } from '../documents/documents.ts'
import type { JsonObject, LakeDocument } from '../documents/lake-document.ts'
import { strongReferences } from '../documents/references.ts'
import { mutationError } from '../lake-error.ts'

export type Cause = 'edit' | 'publish' | 'unpublish' | 'discard' | 'delete'

export interface Change {
  id: string
  before: LakeDocument | null
  after: LakeDocument | null
  cause: Cause
  /** In order, because open editors rebase their typing on these. */
  mutations: JsonObject[]
}

interface Staged {
  document: LakeDocument | null
  cause: Cause
  index: number
  mutations: JsonObject[]
}

export class Transaction {
  id: string
  author: string
  at: string
  readonly #documents: Documents
  readonly #staged = new Map<string, Staged>()

  constructor(documents: Documents, given: { id: string; author: string; at: string }) {
    this.#documents = documents
    this.id = given.id
    this.author = given.author
    this.at = given.at
  }

  get(id: string): LakeDocument | null {
    const staged = this.#staged.get(id)
    return staged ? staged.document : (this.#documents.byId.get(id) ?? null)
  }

  stage(
    id: string,
    document: LakeDocument | null,
    { index, cause = 'edit', mutation }: { index: number; cause?: Cause | undefined; mutation: JsonObject },
  ): void {
    const mutations = [...(this.#staged.get(id)?.mutations ?? []), mutation]
    this.#staged.set(id, { document: document && { ...document, _rev: this.id }, cause, index, mutations })
  }

  /** Checks references as they will be after the commit. Throws 409. */
  validatedChanges(): Change[] {
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
        throw mutationError(
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
      throw mutationError(
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
