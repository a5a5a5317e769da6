/** Only paths of the desk: no open redirect, no loop. */
export function nextPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.length > 2_000) return '/'
  const base = 'https://desk.invalid'
  const url = URL.parse(wanted, base)
  if (url === null || url.origin !== base || /^\/(sign-in|api)(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search
}
