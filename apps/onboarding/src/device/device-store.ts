import { sessionDays } from '@wiring/session/limits'

/** Of what a session left behind: as long as nobody touched one, it is gone on the server, too. */
export const lifetimeMs = sessionDays * 24 * 60 * 60_000

/** What the browser refused to store. */
const memory = new Map<string, string>()

const prefix = 'wiring:'
const prefixOf = (sessionId: string) => `${prefix}${sessionId}:`
const keyOf = (sessionId: string, name: string) => `${prefixOf(sessionId)}${name}`

/** False when it lasts only as long as the page. */
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

/** Without a time limit: an item lives as long as its session. */
export function readItem(sessionId: string, name: string): unknown {
  return recordOf(read(keyOf(sessionId, name)))?.value
}

interface StoredRecord {
  at: number
  value: unknown
}

function recordOf(text: string | null): StoredRecord | null {
  try {
    const record: unknown = JSON.parse(text ?? 'null')
    if (typeof record !== 'object' || record === null || !('at' in record && 'value' in record)) return null
    return typeof record.at === 'number' ? { at: record.at, value: record.value } : null
  } catch {
    return null
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

export const removeItem = (sessionId: string, name: string): undefined => remove(keyOf(sessionId, name))

function remove(key: string): undefined {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

function storedKeys(): string[] {
  try {
    const keys = [...memory.keys(), ...Object.keys(localStorage)]
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return [...memory.keys()]
  }
}

export function removeItems(sessionId: string): void {
  for (const key of storedKeys()) if (key.startsWith(prefixOf(sessionId))) remove(key)
}

export const storedSessionIds = (): string[] => [
  ...new Set(storedKeys().flatMap((key) => key.split(':')[1] ?? [])),
]

/** What other sessions left. */
export function removeLeftItems(openSessionId: string): void {
  for (const key of storedKeys()) {
    if (key.startsWith(prefixOf(openSessionId))) continue
    const record = recordOf(read(key))
    if (record === null || Date.now() - record.at > lifetimeMs) remove(key)
  }
}

/** Asked before the first answer, to promise only what is kept. */
export function canStore(): boolean {
  try {
    localStorage.setItem(`${prefix}probe`, '')
    localStorage.removeItem(`${prefix}probe`)
    return true
  } catch {
    return false
  }
}
