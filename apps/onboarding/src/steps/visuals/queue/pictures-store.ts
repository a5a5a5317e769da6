import {
  noPictures,
  type Picture,
  type PicturesAction,
  type PicturesState,
  picturesReducer,
} from './pictures-state.ts'

export class PicturesStore {
  readonly #listeners = new Set<() => void>()
  #state: PicturesState = noPictures

  readonly read = (): PicturesState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  dispatch(action: PicturesAction): void {
    const next = picturesReducer(this.#state, action)
    if (next === this.#state) return
    this.#state = next
    for (const listener of [...this.#listeners]) listener()
  }

  find(id: string): Picture | undefined {
    return this.#state.pictures.find((picture) => picture.id === id)
  }
}
