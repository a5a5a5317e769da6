interface Limits {
  /** Concurrent bodies. */
  most: number
  /** Milliseconds without a byte. */
  longestPause: number
}

interface Arriving {
  lastByte: number
  giveUp(): void
}

/** A body that pauses this long (ms) may be dropped for another. */
const slow = 1_000

export type Missing = 'too large' | 'stalled'

/**
 * Receives bodies before anything else, so that slow senders hold no database connection or function. When
 * full, the body that paused longest is dropped.
 */
export class BodyIntake {
  readonly #limits: Limits
  readonly #arriving = new Set<Arriving>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** `null` when the body is complete. */
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
        // Left unread: cancelling would close the connection before the answer.
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
