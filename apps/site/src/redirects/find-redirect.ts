import { landingPath, redirectPath } from '@wiring/content/documents/redirect/redirect-path.ts'
import { safeHref } from '@wiring/content/parts/link/safe-href.ts'

/** A redirect as an editor wrote it; nothing about it is trusted. */
export interface Redirect {
  from: string | null
  to: string | null
  permanent: boolean
}

/** `/old/` and `/old` are one address. */
const plain = (path: string) => path.replace(/(.)\/+$/, '$1')

/**
 * Where an address leads by the editors' list, or `null`. Checked here again, not only in the Studio: the target must be a
 * path of this site or a full http(s) address without tricks (`//host`, `/\host`, `javascript:`), and may be neither the address
 * itself nor another redirect, so loops and chains end before they begin.
 */
export function findRedirect(
  pathname: string,
  redirects: readonly Redirect[],
): { to: string; permanent: boolean } | null {
  const path = plain(pathname)
  const found = redirects.find(({ from }) => from !== null && plain(from) === path)
  if (!found?.from || !found.to || redirectPath(found.from) !== true) return null
  if (!/^(\/|https?:\/\/)/i.test(found.to) || safeHref(found.to) !== true) return null
  const landing = landingPath(found.to)
  const chained = redirects.some(({ from }) => from !== null && landing !== null && plain(from) === landing)
  return chained ? null : { to: found.to, permanent: found.permanent }
}
