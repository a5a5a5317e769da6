interface Limits {
  /** Bodies that may be arriving at a time. */
  most: number
  /** Milliseconds without a byte after which a body is given up. */
  longestPause: number
}

interface Arriving {
  lastByte: number
  giveUp(): void
}

/** A body that has not moved for this long may be dropped for another one (ms). */
const slow = 1_000

/** Why a body did not arrive whole. */
export type Missing = 'too large' | 'stalled'

/**
 * Receives bodies before anything else is done for their requests, so that slow senders hold neither a database
 * connection nor a function. When too many are arriving, the one that has paused longest makes room.
 */
export class BodyIntake {
  readonly #limits: Limits
  readonly #arriving = new Set<Arriving>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Hands each chunk to `take`. Resolves with `null` when the body is complete, else with what went wrong. */
  async receive(
    body: ReadableStream<Uint8Array>,
    limit: number,
    take: (chunk: Uint8Array) => unknown,
  ): Promise<Missing | null> {
    this.#makeRoom()
    const reader = body.getReader()
    const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<'given up'>()
    const arriving: Arriving = { lastByte: Date.now(), giveUp: () => giveUp('given up') }
    this.#arriving.add(arriving)
    const pauses = setInterval(() => {
      if (Date.now() - arriving.lastByte > this.#limits.longestPause) arriving.giveUp()
    }, 1_000)
    try {
      for (let size = 0; ; ) {
        const next = await Promise.race([reader.read(), givenUp])
        // The rest is left unread: to cancel it would end the connection before the answer.
        if (next === 'given up') return 'stalled'
        if (next.done) return null
        arriving.lastByte = Date.now()
        size += next.value.byteLength
        if (size > limit) return 'too large'
        await take(next.value)
      }
    } finally {
      clearInterval(pauses)
      this.#arriving.delete(arriving)
    }
  }

  #makeRoom(): void {
    if (this.#arriving.size < this.#limits.most) return
    const [slowest] = [...this.#arriving].sort((a, b) => a.lastByte - b.lastByte)
    if (slowest === undefined || Date.now() - slowest.lastByte < slow) return
    this.#arriving.delete(slowest)
    slowest.giveUp()
  }
}
