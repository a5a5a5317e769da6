/** Stands for the origin of any of our apps. */
export const anySite = 'http://site.invalid'

const maxLength = 2_000

/** With dots resolved: `/.//host` is `//host`. */
export function staysOnSite(path: string): boolean {
  if (!URL.canParse(path, anySite)) return false
  const { origin, pathname } = new URL(path, anySite)
  return origin === anySite && !pathname.startsWith('//')
}

/** `/` for anything that could lead to another site. */
export function localPath(path: unknown): string {
  if (typeof path !== 'string' || path.length > maxLength) return '/'
  if (!path.startsWith('/') || /[\\\s\p{Cc}]/u.test(path)) return '/'
  return staysOnSite(path) ? path : '/'
}
