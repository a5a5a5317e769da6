import type { RenderedImage } from './render-image.ts'

const budget = 96 * 1024 * 1024

/** LRU cache of rendered pictures, 96 MB; concurrent requests for one picture render it once. */
export class RenderCache {
  readonly #entries = new Map<string, Promise<RenderedImage>>()
  readonly #sizes = new Map<string, number>()
  #total = 0

  async getOr(key: string, render: () => Promise<RenderedImage>): Promise<RenderedImage> {
    const known = this.#entries.get(key)
    if (known) {
      this.#entries.delete(key)
      this.#entries.set(key, known)
      return known
    }
    const rendering = render()
    this.#entries.set(key, rendering)
    try {
      const image = await rendering
      this.#sizes.set(key, image.bytes.length)
      this.#total += image.bytes.length
      this.#shrink()
      return image
    } catch (error) {
      this.#entries.delete(key)
      throw error
    }
  }

  #shrink(): void {
    for (const [key, size] of this.#sizes) {
      if (this.#total <= budget) return
      this.#entries.delete(key)
      this.#sizes.delete(key)
      this.#total -= size
    }
  }
}
