export const lifetimeMs = 24 * 60 * 60_000

/** What the browser refused to store. */
const memory = new Map<string, string>()

const keyOf = (sessionId: string, name: string) => `wiring:${sessionId}:${name}`

/** False when it lasts only as long as the tab. */
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

export function removeItem(sessionId: string, name: string): undefined {
  memory.delete(keyOf(sessionId, name))
  try {
    localStorage.removeItem(keyOf(sessionId, name))
  } catch {
    // Blocked storage holds nothing.
  }
}
