import type { RenderedImage } from './render-image.ts'

const maxImages = 200

/** LRU cache; concurrent requests for one picture render it once. */
export class RenderCache {
  readonly #entries = new Map<string, Promise<RenderedImage>>()

  get(key: string, render: () => Promise<RenderedImage>): Promise<RenderedImage> {
    const rendering = this.#entries.get(key) ?? render()
    this.#entries.delete(key)
    this.#entries.set(key, rendering)
    rendering.catch(() => this.#entries.delete(key))
    const [oldest = key] = this.#entries.keys()
    if (this.#entries.size > maxImages) this.#entries.delete(oldest)
    return rendering
  }
}
