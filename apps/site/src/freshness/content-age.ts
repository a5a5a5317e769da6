import { acrossBundles } from './across-bundles.ts'

const lakeReadAt = acrossBundles<number>('lakeReadAt')

/** Four polls. */
const maxAgeMs = 120_000

export const noteLakeRead = (at: number): void => lakeReadAt.set(at)

/** For `/metrics`. Since the start where the lake was not read yet. */
export const contentAge = (now = Date.now()) => ({
  content_age_seconds: Math.round((now - (lakeReadAt.get() ?? now - performance.now())) / 1_000),
})

/** How long what this instance shows may have been out of date. */
export function contentProblem(now = Date.now()): string | null {
  const at = lakeReadAt.get()
  if (at === undefined) return 'The lake was not read since the start.'
  const seconds = Math.round((now - at) / 1_000)
  return now - at <= maxAgeMs ? null : `The lake was last read ${seconds} seconds ago.`
}
