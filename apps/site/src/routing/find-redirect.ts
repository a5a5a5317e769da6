import {
  decoded,
  internalAddress,
  matches,
  readAddress,
  validateRedirectPath,
} from '@wiring/content/documents/redirect/redirect-path.ts'
import { validateHref } from '@wiring/content/parts/link/validate-href.ts'
import type { Redirect } from './cached-redirects.ts'

/** Validates again, not only in the Studio: safe targets, no loops, no chains. */
export function findRedirect(
  address: string,
  redirects: readonly Redirect[],
): { to: string; permanent: boolean } | null {
  const asked = readAddress(address)
  const rules = redirects
    .flatMap(({ from, to, permanent }) => (from && to ? [{ from, to, permanent }] : []))
    .filter(({ from }) => validateRedirectPath(from) === true)
  const [found] = rules
    .filter(({ from }) => matches(from, asked))
    // The one that names more of the query.
    .sort((one, other) => readAddress(other.from).parameters.length - readAddress(one.from).parameters.length)
  if (!found || !/^(\/|https?:\/\/)/i.test(found.to) || validateHref(found.to) !== true) return null
  const landing = internalAddress(found.to)
  if (landing && rules.some(({ from }) => matches(from, landing))) return null
  const used = readAddress(found.from).parameters.map(decoded)
  const kept = asked.parameters.filter((parameter) => !used.includes(decoded(parameter)))
  return { to: withParameters(found.to, kept), permanent: found.permanent }
}

function withParameters(target: string, parameters: string[]): string {
  if (parameters.length === 0) return target
  const [before = '', ...fragment] = target.split('#')
  const joint = before.includes('?') ? '&' : '?'
  return [`${before}${joint}${parameters.join('&')}`, ...fragment].join('#')
}
