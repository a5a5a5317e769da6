/** What the browser refused to store: it lasts as long as the page. */
const memory = new Map<string, string>()

/** Never throws, also where storage is refused or full. */
export function readTab(key: string): string | null {
  const own = memory.get(key)
  if (own !== undefined) return own
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function saveTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
  }
}

export function removeTab(key: string): void {
  memory.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

const prefix = 'desk.'

/** With a sign-out goes all that was typed and not saved, in every tab. */
export function forgetTab(): void {
  memory.clear()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
