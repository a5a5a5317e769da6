interface Limits {
  maxConcurrent: number
  idleTimeoutMs: number
}

interface Arriving {
  lastByte: number
  drop(): void
}

const slowAfterMs = 1_000

export type ReceiveFailure = 'too large' | 'stalled'

/**
 * Receives bodies before anything else, so that slow senders hold no connection or function. When full, the
 * body that paused longest is dropped.
 */
export class BodyReceiver {
  readonly #limits: Limits
  readonly #arriving = new Set<Arriving>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  async receive(
    body: ReadableStream<Uint8Array>,
    limit: number,
    take: (chunk: Uint8Array) => unknown,
  ): Promise<ReceiveFailure | null> {
    this.#makeRoom()
    const reader = body.getReader()
    const { promise: dropped, resolve: drop } = Promise.withResolvers<'dropped'>()
    const arriving: Arriving = { lastByte: Date.now(), drop: () => drop('dropped') }
    this.#arriving.add(arriving)
    const pauses = setInterval(() => {
      if (Date.now() - arriving.lastByte > this.#limits.idleTimeoutMs) arriving.drop()
    }, 1_000)
    try {
      for (let size = 0; ; ) {
        const next = await Promise.race([reader.read(), dropped])
        // Cancelling would close the connection before the response.
        if (next === 'dropped') return 'stalled'
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
    if (this.#arriving.size < this.#limits.maxConcurrent) return
    const [slowest] = [...this.#arriving].sort((a, b) => a.lastByte - b.lastByte)
    if (slowest === undefined || Date.now() - slowest.lastByte < slowAfterMs) return
    this.#arriving.delete(slowest)
    slowest.drop()
  }
}
