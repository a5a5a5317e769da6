const key = Symbol.for('wiring.lakeReadAt')

/** Four polls. */
const maxAgeMs = 120_000

/** Next bundles server start and routes separately: only `globalThis` is shared. */
export function noteLakeRead(at: number): void {
  Reflect.set(globalThis, key, at)
}

/** How long what this instance shows may have been out of date. */
export function contentProblem(now = Date.now()): string | null {
  const at: unknown = Reflect.get(globalThis, key)
  if (typeof at !== 'number') return 'The lake was not read since the start.'
  const seconds = Math.round((now - at) / 1_000)
  return now - at <= maxAgeMs ? null : `The lake was last read ${seconds} seconds ago.`
}
