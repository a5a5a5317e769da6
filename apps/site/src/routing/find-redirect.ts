import { internalPath, validateRedirectPath } from '@wiring/content/documents/redirect/redirect-path.ts'
import { validateHref } from '@wiring/content/parts/link/validate-href.ts'
import type { Redirect } from './cached-redirects.ts'

const withoutTrailingSlash = (path: string) => path.replace(/(.)\/+$/, '$1')

/** Validates again, not only in the Studio: safe targets, no loops, no chains. */
export function findRedirect(
  pathname: string,
  redirects: readonly Redirect[],
): { to: string; permanent: boolean } | null {
  const path = withoutTrailingSlash(pathname)
  const found = redirects.find(({ from }) => from !== null && withoutTrailingSlash(from) === path)
  if (!found?.from || !found.to || validateRedirectPath(found.from) !== true) return null
  if (!/^(\/|https?:\/\/)/i.test(found.to) || validateHref(found.to) !== true) return null
  const landing = internalPath(found.to)
  const chained = redirects.some(
    ({ from }) => from !== null && landing !== null && withoutTrailingSlash(from) === landing,
  )
  return chained ? null : { to: found.to, permanent: found.permanent }
}
