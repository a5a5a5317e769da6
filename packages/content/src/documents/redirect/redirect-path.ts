import { anySite } from '@wiring/ui/local-path'
import { pages } from '../../pages.ts'

export const siteFiles = [
  ...Object.values(pages).map(({ markdown }) => markdown.slice(1)),
  '.well-known/security.txt',
  'alive',
  'apple-icon.png',
  'favicon.ico',
  'icon-512.png',
  'icon.svg',
  'later.css',
  'llms.txt',
  'manifest.webmanifest',
  'privacy-policy.pdf',
  'ready',
  'robots.txt',
  'sitemap.xml',
  'speculation-rules.json',
]

const reserved = [
  ...[
    '/api',
    '/forms',
    '/og',
    '/seed-pictures',
    '/metrics',
    '/reports',
    '/wiring',
    '/wiring-static',
    '/_next',
  ],
  ...siteFiles.map((file) => `/${file}`),
]

const refusals: [RegExp, string][] = [
  [/[\s\p{Cc}\p{Cf}]/u, 'No spaces and no invisible characters. A space of an address is %20.'],
  [/^(?!\/(?!\/))/, 'Begin with one slash: /old-page'],
  [/#/, 'Leave out the # and what follows it: browsers do not send it.'],
  [/[\\<>"{}|^`]/, 'These characters stand in no address: \\ < > " { } | ^ `'],
  [/%(?![0-9a-f]{2})/i, 'Two hexadecimal digits belong behind a %. The sign itself is %25.'],
]

/** `true`, or a sentence for the editor. */
export function validateRedirectPath(from: string | undefined): true | string {
  if (from === undefined) return true
  const refusal = refusals.find(([pattern]) => pattern.test(from))
  if (refusal) return refusal[1]
  const { path } = readAddress(from)
  if (/[\p{Cc}\uFFFD\\]/u.test(path)) return 'What stands behind a % is no character of an address.'
  if (path.startsWith('//')) return 'Begin with one slash: /old-page'
  if (path.split('/').some((segment) => segment === '..' || segment === '.'))
    return 'Write the path without dots between its slashes.'
  const page = Object.values(pages).find((each) => each.path === path)
  if (page) return `${page.path} is a page of this site. Pages win, so this redirect would never happen.`
  const taken = reserved.find((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  return taken === undefined || `${taken} belongs to the site itself.`
}

interface Address {
  /** Decoded and composed (NFC), without a slash at its end. */
  path: string
  parameters: string[]
}

/** What an address means: it can be written in several ways. */
export function readAddress(address: string): Address {
  const [path = '', ...query] = (address.split('#', 1)[0] ?? '').split('?')
  return {
    path: decoded(path).replace(/(.)\/+$/, '$1'),
    parameters: query.join('?').split('&').filter(Boolean),
  }
}

export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return `${text}\uFFFD`
  }
}

/** A rule with a query needs its parameters, in any order and beside others. */
export function matches(from: string, asked: Address): boolean {
  const rule = readAddress(from)
  const given = asked.parameters.map(decoded)
  return rule.path === asked.path && rule.parameters.every((one) => given.includes(decoded(one)))
}

/** `null` for another site. */
export function internalAddress(target: string): Address | null {
  if (!target.startsWith('/') || !URL.canParse(target, anySite)) return null
  const { pathname, search } = new URL(target, anySite)
  return readAddress(pathname + search)
}
