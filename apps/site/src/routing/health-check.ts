export type Probe = (timeoutMs: number) => Promise<'up' | 'down' | 'slow'>

const cacheMs = { up: 5_000, down: 1_000 }
const timeoutsMs = [800, 4_000]

/** A busy app is not down: only no answer in all that time, or none at all, is. */
export class HealthCheck {
  readonly #probe: Probe
  #last: { up: boolean; until: number } | undefined
  #checking: Promise<boolean> | undefined

  constructor(probe: Probe) {
    this.#probe = probe
  }

  async isUp(now = Date.now()): Promise<boolean> {
    if (this.#last && now < this.#last.until) return this.#last.up
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  /** For files of a page that is open already: without one of them it stays dead. */
  async isUpSoon(wait: () => Promise<unknown>): Promise<boolean> {
    for (let tries = 3; tries > 0; tries -= 1) {
      if (await this.isUp()) return true
      this.#last = undefined
      await wait()
    }
    return this.isUp()
  }

  async #check(): Promise<boolean> {
    let answer: Awaited<ReturnType<Probe>> = 'slow'
    for (const timeout of timeoutsMs) if (answer === 'slow') answer = await this.#probe(timeout)
    const up = answer === 'up'
    this.#last = { up, until: Date.now() + (up ? cacheMs.up : cacheMs.down) }
    return up
  }
}
