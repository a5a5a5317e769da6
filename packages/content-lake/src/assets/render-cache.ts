import type { RenderedImage } from './render-image.ts'

interface Limits {
  bytes: number
  running: number
}

/** LRU cache, bounded by bytes; concurrent requests for one picture render it once. */
export class RenderCache {
  readonly #entries = new Map<string, { rendering: Promise<RenderedImage>; bytes: number }>()
  readonly #limits: Limits
  readonly #waiting: (() => void)[] = []
  #running = 0
  #bytes = 0

  constructor(limits: Limits = { bytes: 64_000_000, running: 2 }) {
    this.#limits = limits
  }

  get(key: string, render: () => Promise<RenderedImage>): Promise<RenderedImage> {
    const known = this.#entries.get(key)
    const entry = known ?? { rendering: this.#inTurn(render), bytes: 0 }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    if (known === undefined)
      entry.rendering.then(
        ({ bytes }) => {
          entry.bytes = bytes.length
          this.#bytes += bytes.length
          this.#dropOldest()
        },
        () => this.#entries.delete(key),
      )
    return entry.rendering
  }

  #dropOldest(): void {
    for (const [key, { bytes }] of this.#entries) {
      if (this.#bytes <= this.#limits.bytes) return
      if (bytes === 0) continue
      this.#entries.delete(key)
      this.#bytes -= bytes
    }
  }

  /** A picture of 8,192 pixels a side takes 200 MB while it is drawn. */
  async #inTurn(render: () => Promise<RenderedImage>): Promise<RenderedImage> {
    if (this.#running < this.#limits.running) this.#running += 1
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await render()
    } finally {
      // The next one takes over, so `#running` stays.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
