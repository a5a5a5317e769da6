import { chooseImages } from '@wiring/session/images'
import { maxImages } from '@wiring/session/limits'
import { fileTooLarge, type Message, messages } from '@wiring/session/messages'
import type { Stroke } from '../hide/blur-strokes.ts'
import { notKept, refusalMessage } from '../picture-messages.ts'
import type { PictureFacts, PrepareJob } from '../prepare/prepared-picture.ts'
import { type PickedFile, pickedFile } from './picked-file.ts'
import { PictureSender } from './picture-sender.ts'
import { PictureShelf } from './picture-shelf.ts'
import { namedByPlace } from './stored-pictures.ts'
import type { TrayPorts } from './tray-ports.ts'
import { type Picture, storedUrls } from './tray-state.ts'
import { TrayStore } from './tray-store.ts'

/**
 * The pictures of one session, from the file to the storage. It outlives the screen, so that going back a step interrupts
 * nothing. A thin shell: what may happen is decided by `trayReducer`, `chooseImages` and `retryDelay`.
 */
export class PictureTray {
  readonly store = new TrayStore()
  readonly #ports: TrayPorts
  readonly #shelf: PictureShelf
  readonly #sender: PictureSender
  readonly #oversized = new Map<string, PickedFile>()
  #saved: readonly string[] | null = null
  #asked: Promise<readonly string[] | null> | null = null
  #onLost: () => void

  constructor(ports: TrayPorts) {
    this.#ports = ports
    this.#onLost = () => ports.complain(messages.imageUploadFailed)
    this.#shelf = new PictureShelf(ports)
    this.#sender = new PictureSender(this.store, this.#shelf, ports, () => this.#onLost())
    this.store.subscribe(() => this.#note())
  }

  /** Shows what the session holds and, the first time, what this device still knows beyond that. */
  async open(urls: readonly string[]): Promise<void> {
    const first = this.#saved === null
    if (!first && same(this.#saved, urls)) return
    const stored = this.#ports.recall() ?? namedByPlace(urls)
    this.#saved = urls
    this.store.dispatch({ type: 'restored', stored })
    if (!first) return
    for (const { id, name, facts, blob } of await this.#ports.keptPictures()) {
      this.store.dispatch({ type: 'added', id, name })
      const picture = this.store.find(id)
      if (picture?.state !== 'reading' && picture?.state !== 'stored') continue
      this.#shelf.put(id, blob)
      this.store.dispatch({ type: 'prepared', id, facts })
    }
    this.#forgetSaved()
  }

  /** Takes files by the specification's rules; everything that is refused is said. */
  add(files: readonly File[]): void {
    if (files.length === 0) return
    const { pictures, problems } = this.store.read()
    // A new choice answers the last complaints, but an offer stands.
    for (const { id, shrinkable } of problems) if (!shrinkable) this.dismiss(id)
    const present = pictures.length
    const { kept, oversized, shown } = chooseImages(present, files.map(pickedFile))
    for (const message of shown) this.#complain(message, oversized)
    for (const picked of kept) void this.#take(picked)
  }

  /** Takes a file that was too large after all, made smaller. */
  shrink(problemId: string): void {
    const picked = this.#oversized.get(problemId)
    if (picked === undefined) return
    if (this.store.read().pictures.length >= maxImages) this.#ports.complain(messages.maximumImages)
    else {
      this.dismiss(problemId)
      void this.#take(picked)
    }
  }

  dismiss(problemId: string): void {
    this.#oversized.delete(problemId)
    this.store.dispatch({ type: 'dismissed', id: problemId })
  }

  remove(id: string): void {
    this.#sender.stop(id)
    this.#shelf.remove(id)
    this.store.dispatch({ type: 'removed', id })
  }

  /** Blurs what is under the strokes, for good. If that fails, the picture leaves: it must not be sent as it was. */
  async hide(id: string, strokes: readonly Stroke[]): Promise<void> {
    const picture = this.store.find(id)
    const file = this.#shelf.blob(id)
    if (picture?.state !== 'ready' || file === undefined) return
    this.store.dispatch({ type: 'reread', id })
    await this.#prepare(id, picture.name, { file, strokes }, picture.facts)
  }

  cancel(id: string): void {
    this.#sender.stop(id)
    this.store.dispatch({ type: 'cancelled', id })
  }

  retry = (id: string): Promise<void> => this.#sender.send(id)

  /** Whoever shows the tray may look first why uploads failed; returns the way out. */
  readonly watchLosses = (onLost: () => void): (() => void) => {
    const usual = this.#onLost
    this.#onLost = onLost
    return () => {
      this.#onLost = usual
    }
  }

  /** The network is back. */
  resume = (): void => this.#sender.sendAll(['waiting'])

  /**
   * Sends what is not in storage yet. Resolves with all addresses as soon as everything is there, however often it takes
   * a retry, and with `null` when the applicant changed the pictures or left, or when somebody waits already.
   */
  finish(): Promise<readonly string[] | null> {
    const waiting = this.#asked !== null
    this.store.dispatch({ type: 'wanted', wanted: true })
    this.#sender.sendAll(['ready', 'failed', 'waiting'])
    if (waiting) return Promise.resolve(null)
    this.#asked = this.#recoverLost().then(() => this.#settled())
    return this.#asked
  }

  /** The screen is left: uploads go on, but nothing is saved by itself any more. */
  leave(): void {
    this.store.dispatch({ type: 'wanted', wanted: false })
  }

  /** The session holds these now. */
  saved(urls: readonly string[]): void {
    this.#saved = urls
    this.#forgetSaved()
    this.#note()
  }

  /** Whether the session holds exactly what the tray shows. */
  isSaved(): boolean {
    return same(storedUrls(this.store.read()), this.#saved)
  }

  blob = (id: string): Blob | undefined => this.#shelf.blob(id)

  /** Where the picture can be seen: on this device, else in storage. */
  preview(picture: Picture): string | null {
    return this.#shelf.preview(picture.id) ?? (picture.state === 'stored' ? picture.url : null)
  }

  async #take({ name, file }: PickedFile): Promise<void> {
    const id = crypto.randomUUID()
    this.store.dispatch({ type: 'added', id, name })
    await this.#prepare(id, name, { file, strokes: [] })
  }

  async #prepare(id: string, name: string, job: PrepareJob, before?: PictureFacts): Promise<void> {
    const preparation = await this.#ports.prepare(job)
    // Removed while it was being read.
    if (this.store.find(id) === undefined) return
    if (preparation.state === 'refused') {
      this.remove(id)
      return this.#complain(refusalMessage(name, preparation.refusal), [])
    }
    const { firstFrame = false, partsHidden = false } = before ?? {}
    const facts = {
      ...preparation.facts,
      firstFrame: firstFrame || preparation.facts.firstFrame,
      partsHidden: partsHidden || job.strokes.length > 0,
    }
    this.#shelf.put(id, preparation.blob)
    this.#shelf.keep(id, name, facts)
    this.store.dispatch({ type: 'prepared', id, facts })
    // The button may have been pressed while it was being read.
    if (this.store.read().wanted) void this.#sender.send(id)
  }

  /** What is about the tray passes by; what is about one file stays in sight until it is dismissed. */
  #complain(message: Message, oversized: readonly PickedFile[]): void {
    if (message.description === undefined || message === messages.maximumImages) {
      this.#ports.complain(message)
      return
    }
    const picked = oversized.find(({ name }) => fileTooLarge(name).description === message.description)
    const id = crypto.randomUUID()
    this.store.dispatch({ type: 'complained', problem: { id, message, shrinkable: false } })
    if (picked !== undefined) void this.#offerToShrink(id, picked)
  }

  async #offerToShrink(problemId: string, picked: PickedFile): Promise<void> {
    if (!(await this.#ports.isPicture(picked.file))) return
    this.#oversized.set(problemId, picked)
    this.store.dispatch({ type: 'shrinkable', id: problemId })
  }

  /** Storage removes what no session lists within the hour: what was sent long before it is saved may be gone. */
  async #recoverLost(): Promise<void> {
    const unsaved = this.store.read().pictures.flatMap((picture) => {
      return picture.state === 'stored' && !this.#saved?.includes(picture.url) ? [picture] : []
    })
    await Promise.all(
      unsaved.map(async ({ id, name, url }) => {
        if (await this.#ports.isStored(url)) return
        if (this.#shelf.blob(id) !== undefined) return this.store.dispatch({ type: 'lost', id })
        this.remove(id)
        this.#complain(notKept(name), [])
      }),
    )
    if (this.store.read().wanted) this.#sender.sendAll(['ready'])
  }

  #forgetSaved(): void {
    for (const picture of this.store.read().pictures) {
      if (picture.state === 'stored' && this.#saved?.includes(picture.url)) this.#shelf.saved(picture.id)
    }
  }

  #settled(): Promise<readonly string[] | null> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.store.read()
        const urls = storedUrls(state)
        if (state.wanted && urls === null) return
        stop()
        this.#asked = null
        this.store.dispatch({ type: 'wanted', wanted: false })
        resolve(state.wanted ? urls : null)
      }
      const stop = this.store.subscribe(look)
      look()
    })
  }

  /** While storage and session differ, the device remembers what is in storage. */
  #note(): void {
    if (this.#saved === null) return
    const stored = this.store.read().pictures.filter((picture) => picture.state === 'stored')
    const urls = stored.map(({ url }) => url)
    this.#ports.note(same(urls, this.#saved) ? null : stored)
  }
}

const same = (a: readonly string[] | null, b: readonly string[] | null) => a?.join() === b?.join()
