import type { PictureFacts } from '../prepare/prepared-picture.ts'
import type { TrayPorts } from './tray-ports.ts'

/** The bytes of the prepared pictures: in memory, on the device for a reload, and as addresses to look at. */
export class PictureShelf {
  readonly #ports: TrayPorts
  readonly #blobs = new Map<string, Blob>()
  readonly #previews = new Map<string, string>()

  constructor(ports: TrayPorts) {
    this.#ports = ports
  }

  put(id: string, blob: Blob): void {
    this.#revoke(id)
    this.#blobs.set(id, blob)
    this.#previews.set(id, URL.createObjectURL(blob))
  }

  keep(id: string, name: string, facts: PictureFacts): void {
    const blob = this.#blobs.get(id)
    if (blob !== undefined) this.#ports.keepPicture({ id, name, facts, blob })
  }

  blob(id: string): Blob | undefined {
    return this.#blobs.get(id)
  }

  preview(id: string): string | undefined {
    return this.#previews.get(id)
  }

  /** The session lists the picture now, so storage keeps it; only the view stays here. */
  saved(id: string): void {
    this.#blobs.delete(id)
    this.#ports.forgetPicture(id)
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
