import { staysOnSite } from '@wiring/ui/local-path'
import { noHiddenCharacters } from '../rules/hidden-characters.ts'

const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const allowed =
  'Use a full address (https://…), mailto:, tel:, a path of this site (/lab) or a section (#start).'

/** Browsers drop some of these characters, which changes the address; others turn what is shown of it. */
function hasInvisible(text: string): boolean {
  return [...text].some((character) => character <= ' ') || noHiddenCharacters(text) !== true
}

/**
 * `true`, or a sentence for the editor. Refuses scripts and paths that leave the site (`//host`, `/\host`,
 * `/.//host`).
 */
export function validateHref(href: string | undefined | null): true | string {
  if (href === undefined || href === null) return true
  if (hasInvisible(href)) return 'A link may not contain spaces or invisible characters.'
  if (href.includes('\\')) return 'A link may not contain a backslash.'
  if (href.startsWith('//')) return 'Write the address in full, beginning with https://.'
  if (href.startsWith('#'))
    return /^#[a-z][a-z0-9-]*$/i.test(href) || 'Write the id of a section after the #.'
  if (href.startsWith('/'))
    return staysOnSite(href) || 'Once its dots are resolved, this path leads to another site.'
  return safeAddress(href)
}

function safeAddress(href: string): true | string {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (url === undefined || !protocols.has(url.protocol)) return allowed
  if (url.username !== '' || url.password !== '') return 'A link may not contain a user name or a password.'
  if (url.protocol.startsWith('http') && !/^https?:\/\//i.test(href)) return allowed
  return true
}

/** Other sites by https only. */
export function validateHttpsUrl(href: string | undefined | null): true | string {
  if (href === undefined || href === null) return true
  if (!/^https:\/\//i.test(href)) return 'The address must begin with https://.'
  return validateHref(href)
}

/** `undefined` when unsafe. */
export function safeLink(href: string | null | undefined): string | undefined {
  return href && validateHref(href) === true ? href : undefined
}
