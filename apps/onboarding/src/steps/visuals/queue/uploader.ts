import type { PicturesStore, QueuedPicture } from './pictures-state.ts'
import type { QueuePorts } from './queue-ports.ts'

const automaticRetries = 3
const firstDelayMs = 1_000

/** Milliseconds; `null` when the applicant decides. */
export function retryDelay(failures: number, random: number): number | null {
  if (failures > automaticRetries) return null
  return Math.round(firstDelayMs * 2 ** (failures - 1) * (0.75 + random / 2))
}

interface SendRules {
  maySend: (id: string) => boolean
  /** Once per batch. */
  onFailed: () => void
}

export class Uploader {
  readonly #store: PicturesStore
  readonly #ports: QueuePorts
  readonly #rules: SendRules
  readonly #running = new Map<string, AbortController>()
  #anyFailed = false

  constructor(store: PicturesStore, ports: QueuePorts, rules: SendRules) {
    this.#store = store
    this.#ports = ports
    this.#rules = rules
  }

  sendAll(states: readonly QueuedPicture['state'][]): void {
    for (const { id, state } of this.#store.read().pictures) if (states.includes(state)) void this.send(id)
  }

  async send(id: string): Promise<void> {
    if (this.#running.has(id) || !this.#rules.maySend(id)) return
    const control = new AbortController()
    this.#running.set(id, control)
    const outcome = await this.#uploadWithRetries(id, control.signal)
    if (this.#running.get(id) === control) this.#running.delete(id)
    this.#anyFailed ||= outcome === 'failed'
    if (!this.#anyFailed || this.#running.size > 0) return
    this.#anyFailed = false
    this.#rules.onFailed()
  }

  stop(id: string): void {
    this.#running.get(id)?.abort()
    this.#running.delete(id)
  }

  async #uploadWithRetries(id: string, signal: AbortSignal): Promise<'stored' | 'failed' | 'stopped'> {
    for (let attempt = 1; !signal.aborted; attempt++) {
      if (!this.#ports.isOnline()) return this.#pause(id, 'offline')
      const result = await this.#upload(id, attempt, signal)
      if (signal.aborted || result === 'cancelled') return 'stopped'
      if (result === 'stored') return 'stored'
      if (!this.#ports.isOnline()) return this.#pause(id, 'offline')
      const delay = result === 'failed' ? retryDelay(attempt, Math.random()) : null
      if (delay === null) {
        this.#store.dispatch({ type: 'failed', id })
        return 'failed'
      }
      this.#pause(id, 'retry')
      await this.#ports.wait(delay, signal)
    }
    return 'stopped'
  }

  async #upload(id: string, attempt: number, signal: AbortSignal) {
    const { pictures } = this.#store.read()
    const index = pictures.findIndex((each) => each.id === id)
    const picture = pictures[index]
    if (picture === undefined || !('path' in picture)) return 'cancelled'
    const path = picture.path ?? this.#ports.pathOf(index, picture.facts.type)
    this.#store.dispatch({ type: 'uploadStarted', id, path, attempt })
    const onProgress = (progress: number) => this.#store.dispatch({ type: 'progressed', id, progress })
    const result = await this.#ports.upload({ path, body: picture.blob, onProgress, signal })
    if (result === 'stored' && !signal.aborted)
      this.#store.dispatch({ type: 'stored', id, url: this.#ports.urlOf(path) })
    return result
  }

  #pause(id: string, reason: 'retry' | 'offline'): 'stopped' {
    this.#store.dispatch({ type: 'paused', id, reason })
    return 'stopped'
  }
}
