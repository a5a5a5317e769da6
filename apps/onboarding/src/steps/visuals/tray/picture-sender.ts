import type { PictureShelf } from './picture-shelf.ts'
import { retryDelay } from './retry-delay.ts'
import type { TrayPorts } from './tray-ports.ts'
import type { Picture } from './tray-state.ts'
import type { TrayStore } from './tray-store.ts'

type Outcome = 'stored' | 'failed' | 'stopped'

/** Sends pictures, each on its own: one that fails or is cancelled holds up no other. */
export class PictureSender {
  readonly #store: TrayStore
  readonly #shelf: PictureShelf
  readonly #ports: TrayPorts
  readonly #onLost: () => void
  readonly #running = new Map<string, AbortController>()
  #lost = false

  /** `onLost` is called once when the last of a batch is through and any has failed for good. */
  constructor(store: TrayStore, shelf: PictureShelf, ports: TrayPorts, onLost: () => void) {
    this.#store = store
    this.#shelf = shelf
    this.#ports = ports
    this.#onLost = onLost
  }

  /** Sends every picture in one of these states. */
  sendAll(states: readonly Picture['state'][]): void {
    for (const { id, state } of this.#store.read().pictures) if (states.includes(state)) void this.send(id)
  }

  /** Sends one picture unless it is being sent. */
  async send(id: string): Promise<void> {
    if (this.#running.has(id)) return
    const control = new AbortController()
    this.#running.set(id, control)
    const outcome = await this.#persist(id, control.signal)
    if (this.#running.get(id) === control) this.#running.delete(id)
    this.#lost ||= outcome === 'failed'
    if (!this.#lost || this.#running.size > 0) return
    this.#lost = false
    this.#onLost()
  }

  stop(id: string): void {
    this.#running.get(id)?.abort()
    this.#running.delete(id)
  }

  async #persist(id: string, signal: AbortSignal): Promise<Outcome> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      if (!this.#ports.isOnline()) return this.#pause(id, 'offline')
      const uploaded = await this.#attempt(id, attempt, signal)
      if (signal.aborted || uploaded === 'cancelled') return 'stopped'
      if (uploaded === 'stored') return 'stored'
      if (!this.#ports.isOnline()) return this.#pause(id, 'offline')
      const delay = uploaded === 'failed' ? retryDelay(attempt, Math.random()) : null
      if (delay === null) {
        this.#store.dispatch({ type: 'failed', id })
        return 'failed'
      }
      this.#pause(id, 'retry')
      await this.#ports.wait(delay, signal)
    }
    return 'stopped'
  }

  async #attempt(id: string, attempt: number, signal: AbortSignal) {
    const { pictures } = this.#store.read()
    const index = pictures.findIndex((each) => each.id === id)
    const picture = pictures[index]
    const body = this.#shelf.blob(id)
    if (picture === undefined || !('path' in picture) || body === undefined) return 'cancelled'
    const path = picture.path ?? this.#ports.pathOf(index, picture.facts.type)
    this.#store.dispatch({ type: 'sent', id, path, attempt })
    const onProgress = (share: number) => this.#store.dispatch({ type: 'progressed', id, share })
    const uploaded = await this.#ports.upload({ path, body, onProgress, signal })
    if (uploaded === 'stored' && !signal.aborted)
      this.#store.dispatch({ type: 'stored', id, url: this.#ports.urlOf(path) })
    return uploaded
  }

  #pause(id: string, reason: 'retry' | 'offline'): 'stopped' {
    this.#store.dispatch({ type: 'paused', id, reason })
    return 'stopped'
  }
}
