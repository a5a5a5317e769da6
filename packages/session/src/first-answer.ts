import { sessionDays } from './limits.ts'

/** Apart from the items of sessions: there is none yet. */
const key = 'first-answer'
const lifetimeMs = sessionDays * 24 * 60 * 60_000

/** The option of question 1 that a visitor chose on the first page. It stays on the device. */
export function saveFirstAnswer(version: string, option: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), version, option }))
  } catch {
    // Where nothing is stored, she is asked again.
  }
}

/** With the session that took it over: the next person at this device chooses anew. */
export function forgetFirstAnswer(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

/** `null` where nothing was chosen, where it is too old, and for another wording of the survey. */
export function readFirstAnswer(version: string | undefined): number | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { at, version: answered, option } = kept as Record<string, unknown>
    const isFresh = typeof at === 'number' && Date.now() - at < lifetimeMs
    return isFresh && answered === version && [0, 1, 2, 3].includes(Number(option)) ? Number(option) : null
  } catch {
    return null
  }
}
