import { pages } from '../../pages.ts'
import { anySite } from '../../parts/link/validate-href.ts'

export const siteFiles = [
  ...Object.values(pages).map(({ markdown }) => markdown.slice(1)),
  'apple-icon.png',
  'favicon.ico',
  'icon-512.png',
  'icon.svg',
  'llms.txt',
  'manifest.webmanifest',
  'privacy-policy.pdf',
  'robots.txt',
  'sitemap.xml',
]

const reserved = [
  ...['/api', '/forms', '/og', '/seed-pictures', '/wiring', '/wiring-static', '/_next'],
  ...siteFiles.map((file) => `/${file}`),
]

/** `true`, or a sentence for the editor. */
export function validateRedirectPath(path: string | undefined): true | string {
  if (path === undefined) return true
  if (!/^\/(?!\/)[\w\-./~%]+$/.test(path)) return 'Begin with a slash; no query, no #, no spaces: /old-page'
  if (path.split('/').some((segment) => segment === '..' || segment === '.'))
    return 'Write the path without dots.'
  const bare = withoutEscapes(path).replace(/(.)\/+$/, '$1')
  const page = Object.values(pages).find((each) => each.path === bare)
  if (page) return `${page.path} is a page of this site. Pages win, so this redirect would never happen.`
  const taken = reserved.find((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  return taken === undefined || `${taken} belongs to the site itself.`
}

/** A browser may ask for `/lab` as `/%6Cab`. */
function withoutEscapes(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export function internalPath(target: string): string | null {
  if (!target.startsWith('/') || !URL.canParse(target, anySite)) return null
  return new URL(target, anySite).pathname.replace(/(.)\/+$/, '$1')
}
