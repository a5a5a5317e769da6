const protocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const allowed =
  'Use a full address (https://…), mailto:, tel:, a path of this site (/lab) or a section (#start).'

/** Stands for the site's own origin when a path is resolved. */
export const anySite = 'http://site.invalid'

/** Browsers drop some of these, which turns a harmless text into another address. */
function hasInvisible(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f')
}

/**
 * `true` if a link is safe as `href`, else a sentence for the editor. Refuses what looks like a path and
 * leaves the site (`//host`, `/\host`, `/.//host`) and protocols that run code.
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

/** Dots are resolved first: `/.//host` becomes `//host`. */
function staysOnSite(path: string): boolean {
  if (!URL.canParse(path, anySite)) return false
  const { origin, pathname } = new URL(path, anySite)
  return origin === anySite && !pathname.startsWith('//')
}

function safeAddress(href: string): true | string {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (url === undefined || !protocols.has(url.protocol)) return allowed
  if (url.username !== '' || url.password !== '') return 'A link may not contain a user name or a password.'
  if (url.protocol.startsWith('http') && !/^https?:\/\//i.test(href)) return allowed
  return true
}

/** As `validateHref`, for addresses that must be encrypted and outside this site. */
export function validateHttpsUrl(href: string | undefined | null): true | string {
  if (href === undefined || href === null) return true
  if (!/^https:\/\//i.test(href)) return 'The address must begin with https://.'
  return validateHref(href)
}

/** `undefined` for schemes that run code and for lookalike paths. */
export function safeLink(href: string | null | undefined): string | undefined {
  return href && validateHref(href) === true ? href : undefined
}
