import { landingPath, redirectPath } from '@wiring/content/documents/redirect/redirect-path.ts'
import { safeHref } from '@wiring/content/parts/link/safe-href.ts'

/** Nothing about it is trusted. */
export interface Redirect {
  from: string | null
  to: string | null
  permanent: boolean
}

const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1')

/**
 * `null` for no redirect. Checked here again, not only in the Studio: the target is a path of this site or a
 * full http(s) address without tricks (`//host`, `/\host`, `javascript:`), and neither itself nor another
 * redirect.
 */
export function findRedirect(
  pathname: string,
  redirects: readonly Redirect[],
): { to: string; permanent: boolean } | null {
  const path = withoutTrailingSlash(pathname)
  const found = redirects.find(({ from }) => from !== null && withoutTrailingSlash(from) === path)
  if (!found?.from || !found.to || redirectPath(found.from) !== true) return null
  if (!/^(\/|https?:\/\/)/i.test(found.to) || safeHref(found.to) !== true) return null
  const landing = landingPath(found.to)
  const chained = redirects.some(
    ({ from }) => from !== null && landing !== null && withoutTrailingSlash(from) === landing,
  )
  return chained ? null : { to: found.to, permanent: found.permanent }
}
