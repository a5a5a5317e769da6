import type { LakeDocument } from './lake-document.ts'
import { strongReferences } from './references.ts'

export class Documents {
  readonly byId = new Map<string, LakeDocument>()
  readonly #referrers = new Map<string, Set<string>>()
  version = 0

  put(id: string, document: LakeDocument | null): void {
    const before = this.byId.get(id)
    if (before) for (const target of strongReferences(before)) this.#referrers.get(target)?.delete(id)
    if (document) {
      this.byId.set(id, document)
      for (const target of strongReferences(document)) this.#pointAt(target, id)
    } else this.byId.delete(id)
    this.version++
  }

  referrersOf(id: string): Iterable<string> {
    return this.#referrers.get(id) ?? []
  }

  #pointAt(target: string, source: string): void {
    const sources = this.#referrers.get(target)
    if (sources) sources.add(source)
    else this.#referrers.set(target, new Set([source]))
  }
}
