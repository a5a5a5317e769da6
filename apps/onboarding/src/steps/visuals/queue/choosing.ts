import { randomId } from '@wiring/contract/random-id'
import { chooseImages } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import { messages, onlyMoreImages } from '@wiring/session/messages'
import { cleanName } from '@wiring/session/text'
import type { PicturesStore, Refusal } from './pictures-state.ts'
import type { QueuePorts } from './queue-ports.ts'

/** Which files become pictures, and why the others do not. */
export class Choosing {
  readonly #store: PicturesStore
  readonly #ports: QueuePorts
  readonly #accept: (file: File) => void

  constructor(store: PicturesStore, ports: QueuePorts, accept: (file: File) => void) {
    this.#store = store
    this.#ports = ports
    this.#accept = accept
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return
    if (files.every(saysPicture)) this.#choose(files.map(normalizeFile))
    else void this.#chooseByBytes(files)
  }

  shrink(refusedId: string): void {
    const { pictures, refused } = this.#store.read()
    const file = refused.find(({ id }) => id === refusedId)?.shrinkable
    if (!file) return
    if (pictures.length >= maxImages) this.#ports.showError(messages.maximumImages)
    else {
      this.dismiss(refusedId)
      this.#accept(file)
    }
  }

  dismiss(...refusedIds: readonly string[]): void {
    for (const id of refusedIds) this.#store.dispatch({ type: 'dismissed', id })
  }

  refuse(name: string, refusal: Refusal): string {
    const id = randomId()
    this.#store.dispatch({ type: 'refused', file: { id, name, refusal, shrinkable: null } })
    return id
  }

  /** A phone or a download may leave the type or the ending of a picture away. */
  async #chooseByBytes(files: readonly File[]): Promise<void> {
    const known = await Promise.all(
      files.map(async (file) => {
        const odd = !saysPicture(file) && (await this.#ports.isPicture(file))
        return normalizeFile(odd ? new File([file], file.name, { type: 'image/*' }) : file)
      }),
    )
    this.#choose(known)
  }

  #choose(files: readonly File[]): void {
    const { pictures, refused: earlier } = this.#store.read()
    this.dismiss(...earlier.filter(({ shrinkable }) => shrinkable === null).map(({ id }) => id))
    const { accepted, refused, freeSlots, dropped } = chooseImages(pictures.length, files)
    if (dropped > 0)
      this.#ports.showError(freeSlots === 0 ? messages.maximumImages : onlyMoreImages(freeSlots))
    for (const { file, reason } of refused) {
      const id = this.refuse(file.name, { reason })
      if (reason === 'size') void this.#offerToShrink(id, file)
    }
    for (const file of accepted) this.#accept(file)
  }

  async #offerToShrink(refusedId: string, file: File): Promise<void> {
    if (await this.#ports.isPicture(file)) this.#store.dispatch({ type: 'shrinkable', id: refusedId, file })
  }
}

const saysPicture = (file: File) => normalizeFile(file).type.startsWith('image/')

/** Systems without HEIC leave its type empty. */
export function normalizeFile(file: File): File {
  const type = file.type === '' && /\.hei[cf]$/i.test(file.name) ? 'image/heic' : file.type
  return new File([file], cleanName(file.name) || 'picture', { type })
}
