import type { LakeDocument } from './lake-document.ts'
import { strongReferences } from './references.ts'

/** All current documents in memory, with who-points-at-whom, so that queries and reference checks never touch the disk. */
export class Documents {
  readonly byId = new Map<string, LakeDocument>()
  readonly #referrers = new Map<string, Set<string>>()
  /** Rises with every change; what was computed for an older number is stale. */
  version = 0

  /** Replaces, adds or (with `null`) removes one document. */
  put(id: string, document: LakeDocument | null): void {
    const before = this.byId.get(id)
    if (before) for (const target of strongReferences(before)) this.#referrers.get(target)?.delete(id)
    if (document) {
      this.byId.set(id, document)
      for (const target of strongReferences(document)) this.#pointAt(target, id)
    } else this.byId.delete(id)
    this.version++
  }

  /** Ids of documents with a strong reference to `id`. */
  referrersOf(id: string): Iterable<string> {
    return this.#referrers.get(id) ?? []
  }

  #pointAt(target: string, source: string): void {
    const sources = this.#referrers.get(target)
    if (sources) sources.add(source)
    else this.#referrers.set(target, new Set([source]))
  }
}
