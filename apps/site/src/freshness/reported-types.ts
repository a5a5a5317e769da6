/** Types whose publish a webhook reported: what a poll sees changed in one of them was not lost. */
export class ReportedTypes {
  #beforePoll = new Set<string>()
  #sincePoll = new Set<string>()

  add(type: string): void {
    this.#sincePoll.add(type)
  }

  has(type: string): boolean {
    return this.#beforePoll.has(type) || this.#sincePoll.has(type)
  }

  beginPoll(): void {
    this.#beforePoll = this.#sincePoll
    this.#sincePoll = new Set()
  }

  /** A report that came while the lake was asked is in its answer, if the type changed. */
  forget(changed: readonly string[]): void {
    for (const type of changed) if (!this.#beforePoll.has(type)) this.#sincePoll.delete(type)
  }

  /** The poll failed: its reports count for the next one. */
  keepForNextPoll(): void {
    for (const type of this.#beforePoll) this.#sincePoll.add(type)
  }
}
