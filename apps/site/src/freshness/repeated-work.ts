const minWaitMs = 20

/** Does its work again and again; the work returns for how many ms to wait after it. */
export class RepeatedWork {
  readonly #work: () => Promise<number>
  #timer: NodeJS.Timeout | undefined
  #nextAt = 0
  #isRunning = false
  #maxWaitMs = Infinity

  constructor(work: () => Promise<number>) {
    this.#work = work
  }

  readonly run = async (): Promise<void> => {
    this.#isRunning = true
    this.#maxWaitMs = Infinity
    const waitMs = await this.#work()
    this.#isRunning = false
    this.#schedule(Math.min(waitMs, this.#maxWaitMs))
  }

  /** The next run begins `ms` from now at the latest, or after the end of one that is under way. */
  runWithin(ms: number): void {
    if (this.#isRunning) this.#maxWaitMs = ms
    else if (this.#nextAt > Date.now() + ms) this.#schedule(ms)
  }

  #schedule(waitMs: number): void {
    clearTimeout(this.#timer)
    this.#nextAt = Date.now() + waitMs
    this.#timer = setTimeout(this.run, Math.max(waitMs, minWaitMs))
    this.#timer.unref()
  }
}
