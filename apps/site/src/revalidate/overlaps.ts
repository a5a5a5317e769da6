/**
 * Which publishes arrived while pages were being made. Such a page may have asked the lake before the publish and be stored
 * after it, and Next would take it for newer: when nothing is being made any more, those types are due once more.
 */
export class Overlaps {
  #making = 0
  readonly #missed = new Set<string>()

  /** Pages of `type` are about to be made. `repeat`: only because of an earlier overlap, so this one is no publish. */
  begin(type: string, repeat: boolean): void {
    if (this.#making > 0 && !repeat) this.#missed.add(type)
    this.#making += 1
  }

  /** They are made. Returns the types that are due once more: none while anything is still being made. */
  end(): string[] {
    this.#making -= 1
    if (this.#making > 0) return []
    const due = [...this.#missed]
    this.#missed.clear()
    return due
  }
}
