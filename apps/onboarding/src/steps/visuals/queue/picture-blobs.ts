import type { PictureFacts } from '../prepare/prepare-picture.ts'
import type { QueuePorts } from './queue-ports.ts'

/** In memory, on the device for a reload, and as preview URLs. */
export class PictureBlobs {
  readonly #ports: QueuePorts
  readonly #blobs = new Map<string, Blob>()
  readonly #previews = new Map<string, string>()

  constructor(ports: QueuePorts) {
    this.#ports = ports
  }

  set(id: string, blob: Blob): void {
    this.#revoke(id)
    this.#blobs.set(id, blob)
    this.#previews.set(id, URL.createObjectURL(blob))
  }

  save(id: string, name: string, facts: PictureFacts): void {
    const blob = this.#blobs.get(id)
    if (blob !== undefined) this.#ports.savePicture({ id, name, facts, blob })
  }

  get(id: string): Blob | undefined {
    return this.#blobs.get(id)
  }

  preview(id: string): string | undefined {
    return this.#previews.get(id)
  }

  /** Listed by the session, so storage keeps it; only the preview stays. */
  saved(id: string): void {
    this.#blobs.delete(id)
    this.#ports.deletePicture(id)
  }

  remove(id: string): void {
    this.saved(id)
    this.#revoke(id)
  }

  #revoke(id: string): void {
    const preview = this.#previews.get(id)
    if (preview !== undefined) URL.revokeObjectURL(preview)
    this.#previews.delete(id)
  }
}
