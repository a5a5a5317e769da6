import { randomId } from '@wiring/contract/random-id'
import { messages } from '@wiring/session/messages'
import type { Stroke } from '../hide/blur-strokes.ts'
import type { PictureFacts, PrepareJob } from '../prepare/prepare-picture.ts'
import { Choosing } from './choosing.ts'
import { PicturesStore, type StoredPicture, storedUrls } from './pictures-state.ts'
import type { QueuePorts } from './queue-ports.ts'
import { Uploader } from './uploader.ts'

/** Outlives the screen: going back interrupts no upload. */
export class UploadQueue {
  readonly store = new PicturesStore()
  readonly #ports: QueuePorts
  readonly #choosing: Choosing
  readonly #uploader: Uploader
  #savedUrls: readonly string[] | null = null
  #isFinishing = false
  /** From the press on: as they are, they must not be sent. */
  readonly #toHide = new Set<string>()
  readonly #toRemove = new Set<string>()
  #onFailed: () => void

  constructor(ports: QueuePorts) {
    this.#ports = ports
    this.#onFailed = () => ports.showError(messages.imageUploadFailed)
    this.#choosing = new Choosing(this.store, ports, (file) => void this.#addPicture(file))
    this.#uploader = new Uploader(this.store, ports, {
      maySend: (id) => !this.#toHide.has(id) && !this.#toRemove.has(id),
      onFailed: () => this.#onFailed(),
    })
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
    await this.#deleteSavedCopies()
  }

  add = (files: readonly File[]): void => this.#choosing.add(files)

  shrink = (refusedId: string): void => this.#choosing.shrink(refusedId)

  dismiss = (...refusedIds: readonly string[]): void => this.#choosing.dismiss(...refusedIds)

  /** Shown as removed when its copy is gone: a reload must not bring it back. */
  async remove(id: string): Promise<void> {
    this.#toRemove.add(id)
    this.#uploader.stop(id)
    await this.#ports.deletePicture(id)
    this.store.dispatch({ type: 'removed', id })
    this.#toRemove.delete(id)
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
    await this.#ports.deletePicture(id)
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
    this.#uploader.sendAll(['ready', 'failed', 'waiting'])
    if (this.#isFinishing) return null
    this.#isFinishing = true
    await this.#uploadLostAgain()
    return await this.#whenFinished()
  }

  cancelFinishing(): void {
    this.store.dispatch({ type: 'finishing', finishing: false })
  }

  /** What is known of them goes after their copies, which would else come back as pictures of their own. */
  async markSaved(urls: readonly string[]): Promise<void> {
    this.#savedUrls = urls
    await this.#deleteSavedCopies()
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
    const isRemoved = () => this.#toRemove.has(id) || this.store.find(id) === undefined
    if (isRemoved()) return
    if (preparation.state === 'refused') {
      await this.remove(id)
      this.#choosing.refuse(name, preparation.refusal)
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
    if (isRemoved()) return void (await this.#ports.deletePicture(id))
    this.store.dispatch({ type: 'prepared', id, facts, blob })
    if (this.store.read().finishing) void this.#uploader.send(id)
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
        await this.remove(id)
        this.#choosing.refuse(name, { reason: 'lost' })
      }),
    )
    if (this.store.read().finishing) this.#uploader.sendAll(['ready'])
  }

  async #deleteSavedCopies(): Promise<void> {
    const saved = this.store.read().pictures.filter((picture) => {
      return picture.state === 'stored' && this.#savedUrls?.includes(picture.url)
    })
    await Promise.all(saved.map(({ id }) => this.#ports.deletePicture(id)))
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

const picturesOf = (urls: readonly string[]): StoredPicture[] =>
  urls.map((url, index) => ({ id: url, name: `Picture ${index + 1}`, url, facts: null }))

const sameUrls = (a: readonly string[] | null, b: readonly string[] | null) => a?.join() === b?.join()
