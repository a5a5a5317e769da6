import { chooseImages } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import { messages } from '@wiring/session/messages'
import type { Stroke } from '../hide/blur-strokes.ts'
import { type Refusal, surplusMessage } from '../picture-messages.ts'
import type { PictureFacts, PrepareJob } from '../prepare/prepare-picture.ts'
import { namedByPlace } from './device-pictures.ts'
import { type PickedFile, pickedFile } from './picked-file.ts'
import { PictureBlobs } from './picture-blobs.ts'
import { type Picture, PicturesStore, storedUrls } from './pictures-state.ts'
import type { QueuePorts } from './queue-ports.ts'
import { Uploader } from './uploader.ts'

/** Outlives the screen, so that going back interrupts no upload. */
export class UploadQueue {
  readonly store = new PicturesStore()
  readonly #ports: QueuePorts
  readonly #blobs: PictureBlobs
  readonly #uploader: Uploader
  readonly #oversized = new Map<string, PickedFile>()
  #saved: readonly string[] | null = null
  #finished: Promise<readonly string[] | null> | null = null
  #onFailed: () => void

  constructor(ports: QueuePorts) {
    this.#ports = ports
    this.#onFailed = () => ports.showError(messages.imageUploadFailed)
    this.#blobs = new PictureBlobs(ports)
    this.#uploader = new Uploader(this.store, this.#blobs, ports, () => this.#onFailed())
    this.store.subscribe(() => this.#saveStored())
  }

  /** Shows the session's pictures and, the first time, those that only this device has. */
  async open(urls: readonly string[]): Promise<void> {
    const first = this.#saved === null
    if (!first && same(this.#saved, urls)) return
    const stored = this.#ports.readStored() ?? namedByPlace(urls)
    this.#saved = urls
    this.store.dispatch({ type: 'restored', stored })
    if (!first) return
    for (const { id, name, facts, blob } of await this.#ports.readPictures()) {
      this.store.dispatch({ type: 'added', id, name })
      const picture = this.store.find(id)
      if (picture?.state !== 'reading' && picture?.state !== 'stored') continue
      this.#blobs.set(id, blob)
      this.store.dispatch({ type: 'prepared', id, facts })
    }
    this.#deleteSaved()
  }

  add(files: readonly File[]): void {
    if (files.length === 0) return
    const { pictures, refused: before } = this.store.read()
    // A new choice clears refusals, but not an offer to shrink.
    for (const { id, shrinkable } of before) if (!shrinkable) this.dismiss(id)
    const { accepted, refused, room, surplus } = chooseImages(pictures.length, files.map(pickedFile))
    if (surplus > 0) this.#ports.showError(surplusMessage(room))
    for (const { file, reason } of refused) {
      const id = this.#refuse(file.name, { reason })
      if (reason === 'size') void this.#offerToShrink(id, file)
    }
    for (const picked of accepted) void this.#take(picked)
  }

  shrink(refusedId: string): void {
    const picked = this.#oversized.get(refusedId)
    if (picked === undefined) return
    if (this.store.read().pictures.length >= maxImages) this.#ports.showError(messages.maximumImages)
    else {
      this.dismiss(refusedId)
      void this.#take(picked)
    }
  }

  dismiss(refusedId: string): void {
    this.#oversized.delete(refusedId)
    this.store.dispatch({ type: 'dismissed', id: refusedId })
  }

  remove(id: string): void {
    this.#uploader.stop(id)
    this.#blobs.remove(id)
    this.store.dispatch({ type: 'removed', id })
  }

  /** On failure the picture is removed: it must not be sent as it was. */
  async hide(id: string, strokes: readonly Stroke[]): Promise<void> {
    const picture = this.store.find(id)
    const file = this.#blobs.get(id)
    if (picture?.state !== 'ready' || file === undefined) return
    this.store.dispatch({ type: 'prepareAgain', id })
    await this.#prepare(id, picture.name, { file, strokes }, picture.facts)
  }

  cancel(id: string): void {
    this.#uploader.stop(id)
    this.store.dispatch({ type: 'cancelled', id })
  }

  retry = (id: string): Promise<void> => this.#uploader.send(id)

  /** Replaces the message about failed uploads; returns the undo. */
  readonly watchFailures = (onFailed: () => void): (() => void) => {
    const usual = this.#onFailed
    this.#onFailed = onFailed
    return () => {
      this.#onFailed = usual
    }
  }

  /** The network is back. */
  resume = (): void => this.#uploader.sendAll(['waiting'])

  /**
   * Uploads what is not in storage. Resolves with all URLs, after any number of retries; with `null` when
   * pictures changed, the screen was left, or another call waits.
   */
  finish(): Promise<readonly string[] | null> {
    const waiting = this.#finished !== null
    this.store.dispatch({ type: 'finishing', finishing: true })
    this.#uploader.sendAll(['ready', 'failed', 'waiting'])
    if (waiting) return Promise.resolve(null)
    this.#finished = this.#uploadLostAgain().then(() => this.#whenFinished())
    return this.#finished
  }

  /** Uploads go on, but finishing takes another press of the button. */
  leave(): void {
    this.store.dispatch({ type: 'finishing', finishing: false })
  }

  saved(urls: readonly string[]): void {
    this.#saved = urls
    this.#deleteSaved()
    this.#saveStored()
  }

  isSaved(): boolean {
    return same(storedUrls(this.store.read()), this.#saved)
  }

  blob = (id: string): Blob | undefined => this.#blobs.get(id)

  /** URL on this device, else in storage. */
  preview(picture: Picture): string | null {
    return this.#blobs.preview(picture.id) ?? (picture.state === 'stored' ? picture.url : null)
  }

  async #take({ name, file }: PickedFile): Promise<void> {
    const id = crypto.randomUUID()
    this.store.dispatch({ type: 'added', id, name })
    await this.#prepare(id, name, { file, strokes: [] })
  }

  async #prepare(id: string, name: string, job: PrepareJob, before?: PictureFacts): Promise<void> {
    const preparation = await this.#ports.prepare(job)
    // Removed while it was read.
    if (this.store.find(id) === undefined) return
    if (preparation.state === 'refused') {
      this.remove(id)
      this.#refuse(name, preparation.refusal)
      return
    }
    const { firstFrame = false, partsHidden = false } = before ?? {}
    const facts = {
      ...preparation.facts,
      firstFrame: firstFrame || preparation.facts.firstFrame,
      partsHidden: partsHidden || job.strokes.length > 0,
    }
    this.#blobs.set(id, preparation.blob)
    this.#blobs.save(id, name, facts)
    this.store.dispatch({ type: 'prepared', id, facts })
    // The button was pressed while it was read.
    if (this.store.read().finishing) void this.#uploader.send(id)
  }

  #refuse(name: string, refusal: Refusal): string {
    const id = crypto.randomUUID()
    this.store.dispatch({ type: 'refused', file: { id, name, refusal, shrinkable: false } })
    return id
  }

  async #offerToShrink(refusedId: string, picked: PickedFile): Promise<void> {
    if (!(await this.#ports.isPicture(picked.file))) return
    this.#oversized.set(refusedId, picked)
    this.store.dispatch({ type: 'shrinkable', id: refusedId })
  }

  /** Storage deletes after an hour what no session lists: an early upload may be gone. */
  async #uploadLostAgain(): Promise<void> {
    const unsaved = this.store.read().pictures.flatMap((picture) => {
      return picture.state === 'stored' && !this.#saved?.includes(picture.url) ? [picture] : []
    })
    await Promise.all(
      unsaved.map(async ({ id, name, url }) => {
        if (await this.#ports.isStored(url)) return
        if (this.#blobs.get(id) !== undefined) return this.store.dispatch({ type: 'lost', id })
        this.remove(id)
        this.#refuse(name, { reason: 'lost' })
      }),
    )
    if (this.store.read().finishing) this.#uploader.sendAll(['ready'])
  }

  #deleteSaved(): void {
    for (const picture of this.store.read().pictures) {
      if (picture.state === 'stored' && this.#saved?.includes(picture.url)) this.#blobs.saved(picture.id)
    }
  }

  #whenFinished(): Promise<readonly string[] | null> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.store.read()
        const urls = storedUrls(state)
        if (state.finishing && urls === null) return
        stop()
        this.#finished = null
        this.store.dispatch({ type: 'finishing', finishing: false })
        resolve(state.finishing ? urls : null)
      }
      const stop = this.store.subscribe(look)
      look()
    })
  }

  /** The device stores what is in storage while the session differs. */
  #saveStored(): void {
    if (this.#saved === null) return
    const stored = this.store.read().pictures.filter((picture) => picture.state === 'stored')
    const urls = stored.map(({ url }) => url)
    this.#ports.saveStored(same(urls, this.#saved) ? null : stored)
  }
}

const same = (a: readonly string[] | null, b: readonly string[] | null) => a?.join() === b?.join()
