import { randomId } from '@wiring/contract/random-id'
import { chooseImages } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import { messages, onlyMoreImages } from '@wiring/session/messages'
import { cleanName } from '@wiring/session/text'
import type { Stroke } from '../hide/blur-strokes.ts'
import type { PictureFacts, PrepareJob } from '../prepare/prepare-picture.ts'
import { PicturesStore, type Refusal, type StoredPicture, storedUrls } from './pictures-state.ts'
import type { QueuePorts } from './queue-ports.ts'
import { Uploader } from './uploader.ts'

/** Outlives the screen: going back interrupts no upload. */
export class UploadQueue {
  readonly store = new PicturesStore()
  readonly #ports: QueuePorts
  readonly #uploader: Uploader
  #savedUrls: readonly string[] | null = null
  #isFinishing = false
  /** From the press on: as they are, they must not be sent. */
  readonly #toHide = new Set<string>()
  #onFailed: () => void

  constructor(ports: QueuePorts) {
    this.#ports = ports
    this.#onFailed = () => ports.showError(messages.imageUploadFailed)
    this.#uploader = new Uploader(this.store, ports, () => this.#onFailed())
    this.store.subscribe(() => this.#saveStored())
  }

  async open(urls: readonly string[]): Promise<void> {
    const first = this.#savedUrls === null
    if (!first && sameUrls(this.#savedUrls, urls)) return
    const stored = this.#ports.readStored() ?? picturesOf(urls)
    this.#savedUrls = urls
    this.store.dispatch({ type: 'restored', stored })
    if (!first) return
    for (const { id, name, facts, blob } of await this.#ports.readPictures()) {
      this.store.dispatch({ type: 'added', id, name })
      this.store.dispatch({ type: 'prepared', id, facts, blob })
    }
    this.#deleteSavedCopies()
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return
    if (files.every(saysPicture)) this.#choose(files.map(normalizeFile))
    else void this.#chooseByBytes(files)
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
    const { pictures, refused: earlier } = this.store.read()
    this.dismiss(...earlier.filter(({ shrinkable }) => shrinkable === null).map(({ id }) => id))
    const { accepted, refused, freeSlots, dropped } = chooseImages(pictures.length, files)
    if (dropped > 0)
      this.#ports.showError(freeSlots === 0 ? messages.maximumImages : onlyMoreImages(freeSlots))
    for (const { file, reason } of refused) {
      const id = this.#refuse(file.name, { reason })
      if (reason === 'size') void this.#offerToShrink(id, file)
    }
    for (const file of accepted) void this.#addPicture(file)
  }

  shrink(refusedId: string): void {
    const { pictures, refused } = this.store.read()
    const file = refused.find(({ id }) => id === refusedId)?.shrinkable
    if (!file) return
    if (pictures.length >= maxImages) this.#ports.showError(messages.maximumImages)
    else {
      this.dismiss(refusedId)
      void this.#addPicture(file)
    }
  }

  dismiss(...refusedIds: readonly string[]): void {
    for (const id of refusedIds) this.store.dispatch({ type: 'dismissed', id })
  }

  remove(id: string): void {
    this.#uploader.stop(id)
    this.#ports.deletePicture(id)
    this.store.dispatch({ type: 'removed', id })
  }

  /** On failure the picture is removed: it must not be sent as it was. */
  async hideParts(id: string, strokes: readonly Stroke[]): Promise<void> {
    this.#toHide.add(id)
    // The dialog returns the focus to a button that this changes.
    await new Promise((resolve) => setTimeout(resolve))
    this.#toHide.delete(id)
    const picture = this.store.find(id)
    if (picture?.state !== 'ready') return
    this.store.dispatch({ type: 'prepareAgain', id })
    // A reload must not bring it back as it was.
    this.#ports.deletePicture(id)
    await this.#prepare(id, picture.name, { file: picture.blob, strokes }, picture.facts)
  }

  cancel(id: string): void {
    this.#uploader.stop(id)
    this.store.dispatch({ type: 'cancelled', id })
  }

  retry = (id: string): Promise<void> => this.#uploader.send(id)

  /** Returns the undo. */
  readonly watchFailures = (onFailed: () => void): (() => void) => {
    const showMessage = this.#onFailed
    this.#onFailed = onFailed
    return () => {
      this.#onFailed = showMessage
    }
  }

  resumeOnline = (): void => this.#uploader.sendAll(['waiting'])

  /** `null` when pictures changed, the screen was left, or another call waits. */
  async finish(): Promise<readonly string[] | null> {
    this.store.dispatch({ type: 'finishing', finishing: true })
    this.#uploader.sendAll(['ready', 'failed', 'waiting'], this.#toHide)
    if (this.#isFinishing) return null
    this.#isFinishing = true
    await this.#uploadLostAgain()
    return await this.#whenFinished()
  }

  cancelFinishing(): void {
    this.store.dispatch({ type: 'finishing', finishing: false })
  }

  markSaved(urls: readonly string[]): void {
    this.#savedUrls = urls
    this.#deleteSavedCopies()
    this.#saveStored()
  }

  isSaved(): boolean {
    return sameUrls(storedUrls(this.store.read()), this.#savedUrls)
  }

  async #addPicture(file: File): Promise<void> {
    const id = randomId()
    this.store.dispatch({ type: 'added', id, name: file.name })
    await this.#prepare(id, file.name, { file, strokes: [] })
  }

  async #prepare(id: string, name: string, job: PrepareJob, before?: PictureFacts): Promise<void> {
    const preparation = await this.#ports.prepare(job)
    const isRemoved = () => this.store.find(id) === undefined
    if (isRemoved()) return
    if (preparation.state === 'refused') {
      this.remove(id)
      this.#refuse(name, preparation.refusal)
      return
    }
    const { blob, facts: prepared } = preparation
    const facts = {
      ...prepared,
      firstFrame: prepared.firstFrame || (before?.firstFrame ?? false),
      partsHidden: prepared.partsHidden || (before?.partsHidden ?? false),
    }
    // First: the browser may discard the tab of somebody who is told that it is ready.
    await this.#ports.savePicture({ id, name, facts, blob })
    if (isRemoved()) return this.#ports.deletePicture(id)
    this.store.dispatch({ type: 'prepared', id, facts, blob })
    if (this.store.read().finishing) void this.#uploader.send(id)
  }

  #refuse(name: string, refusal: Refusal): string {
    const id = randomId()
    this.store.dispatch({ type: 'refused', file: { id, name, refusal, shrinkable: null } })
    return id
  }

  async #offerToShrink(refusedId: string, file: File): Promise<void> {
    if (await this.#ports.isPicture(file)) this.store.dispatch({ type: 'shrinkable', id: refusedId, file })
  }

  /** Storage deletes after an hour what no session lists. */
  async #uploadLostAgain(): Promise<void> {
    const unsaved = this.store.read().pictures.flatMap((picture) => {
      return picture.state === 'stored' && !this.#savedUrls?.includes(picture.url) ? [picture] : []
    })
    await Promise.all(
      unsaved.map(async ({ id, name, url, blob }) => {
        if (await this.#ports.isStored(url)) return
        if (blob !== null) return this.store.dispatch({ type: 'lost', id })
        this.remove(id)
        this.#refuse(name, { reason: 'lost' })
      }),
    )
    if (this.store.read().finishing) this.#uploader.sendAll(['ready'], this.#toHide)
  }

  #deleteSavedCopies(): void {
    for (const picture of this.store.read().pictures) {
      if (picture.state === 'stored' && this.#savedUrls?.includes(picture.url))
        this.#ports.deletePicture(picture.id)
    }
  }

  #whenFinished(): Promise<readonly string[] | null> {
    return new Promise((resolve) => {
      const check = () => {
        const state = this.store.read()
        const urls = storedUrls(state)
        if (state.finishing && urls === null) return
        unsubscribe()
        this.#isFinishing = false
        this.store.dispatch({ type: 'finishing', finishing: false })
        resolve(state.finishing ? urls : null)
      }
      const unsubscribe = this.store.subscribe(check)
      check()
    })
  }

  #saveStored(): void {
    if (this.#savedUrls === null) return
    const stored = this.store.read().pictures.filter((picture) => picture.state === 'stored')
    const urls = stored.map(({ url }) => url)
    this.#ports.saveStored(sameUrls(urls, this.#savedUrls) ? null : stored)
  }
}

const saysPicture = (file: File) => normalizeFile(file).type.startsWith('image/')

/** Systems without HEIC leave its type empty. */
export function normalizeFile(file: File): File {
  const type = file.type === '' && /\.hei[cf]$/i.test(file.name) ? 'image/heic' : file.type
  return new File([file], cleanName(file.name) || 'picture', { type })
}

const picturesOf = (urls: readonly string[]): StoredPicture[] =>
  urls.map((url, index) => ({ id: url, name: `Picture ${index + 1}`, url, facts: null }))

const sameUrls = (a: readonly string[] | null, b: readonly string[] | null) => a?.join() === b?.join()
