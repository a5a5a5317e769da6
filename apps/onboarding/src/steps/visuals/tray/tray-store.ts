import { emptyTray, type Picture, type TrayAction, type TrayState, trayReducer } from './tray-state.ts'

/** Holds the tray's state for whoever looks at it. */
export class TrayStore {
  readonly #listeners = new Set<() => void>()
  #state: TrayState = emptyTray

  readonly read = (): TrayState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  dispatch(action: TrayAction): void {
    const next = trayReducer(this.#state, action)
    if (next === this.#state) return
    this.#state = next
    for (const listener of [...this.#listeners]) listener()
  }

  find(id: string): Picture | undefined {
    return this.#state.pictures.find((picture) => picture.id === id)
  }
}
