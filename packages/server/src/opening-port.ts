const key = Symbol.for('wiring.openingPort')

/** Held by `listen-when-ready.ts`, outside of what Next bundles: only `globalThis` is shared. */
export interface OpeningPort {
  open: () => void
  /** Settled once it accepts connections. */
  opened: Promise<void>
}

export const openingPort = {
  get: () => Reflect.get(globalThis, key) as OpeningPort | undefined,
  set: (port: OpeningPort) => void Reflect.set(globalThis, key, port),
}
