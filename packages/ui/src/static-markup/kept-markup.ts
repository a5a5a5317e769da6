interface Kept {
  html: string
  timer: ReturnType<typeof setTimeout>
}

/** Longer than a page takes from its server components to its HTML. */
const keptMs = 60_000

/** Server components and what runs in the browser are two bundles: only `globalThis` is shared. */
const key = Symbol.for('wiring.kept-markup')

function store(): Map<string, Kept> {
  const known: Map<string, Kept> | undefined = Reflect.get(globalThis, key)
  if (known) return known
  const empty = new Map<string, Kept>()
  Reflect.set(globalThis, key, empty)
  return empty
}

export function keepMarkup(name: string, html: string): void {
  const kept = store()
  clearTimeout(kept.get(name)?.timer)
  const timer = setTimeout(() => kept.delete(name), keptMs)
  timer.unref()
  kept.set(name, { html, timer })
}

/** Throws when it was never kept, or too long ago: a page without it must not be sent. */
export function keptMarkup(name: string): string {
  const kept = store().get(name)
  if (!kept) throw new Error(`No markup is kept under ${name}.`)
  return kept.html
}
