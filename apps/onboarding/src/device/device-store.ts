const lifetimeMs = 24 * 60 * 60_000

/** What the browser refused to store, or had no room for: it lasts as long as the tab, and is newer than what is stored. */
const memory = new Map<string, string>()

const keyOf = (sessionId: string, name: string) => `wiring:${sessionId}:${name}`

/** Keeps a value on the device for 24 hours. Returns whether it will outlive the tab. Never throws. */
export function saveItem(sessionId: string, name: string, value: unknown): boolean {
  const key = keyOf(sessionId, name)
  const record = JSON.stringify({ at: Date.now(), value })
  try {
    localStorage.setItem(key, record)
    memory.delete(key)
    return true
  } catch {
    memory.set(key, record)
    return false
  }
}

/** What was kept, unparsed; `undefined` when there is nothing, or it is older than 24 hours. Never throws. */
export function readItem(sessionId: string, name: string): unknown {
  try {
    const record: unknown = JSON.parse(read(keyOf(sessionId, name)) ?? 'null')
    if (typeof record !== 'object' || record === null || !('at' in record) || !('value' in record)) return
    if (typeof record.at !== 'number' || Date.now() - record.at > lifetimeMs)
      return removeItem(sessionId, name)
    return record.value
  } catch {
    return
  }
}

function read(key: string): string | null {
  const own = memory.get(key)
  if (own !== undefined) return own
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Forgets one value on this device. */
export function removeItem(sessionId: string, name: string): undefined {
  memory.delete(keyOf(sessionId, name))
  try {
    localStorage.removeItem(keyOf(sessionId, name))
  } catch {
    // Nothing was stored then.
  }
}
