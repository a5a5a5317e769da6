import { anchorOf, pageSections } from '@wiring/content/page-sections'
import { pages } from '@wiring/content/pages'
import type { SchemaTypeDefinition } from 'sanity'
import type { Problem } from './problem.ts'
import { type Segment, walkDocument } from './walk-document.ts'

const sectionsOf: Record<string, Record<string, SchemaTypeDefinition>> = pageSections
const anchors: Record<string, string[]> = Object.fromEntries(
  Object.entries(pages).map(([page, { path }]) => [
    path,
    Object.values(sectionsOf[page] ?? {}).map(anchorOf),
  ]),
)
const siteFiles = ['/privacy-policy.pdf', '/llms.txt', '/sitemap.xml']
const linkFields = new Set(['href', 'link', 'url', 'to', 'bookingUrl'])

export interface Link {
  href: string
  path: Segment[]
}

function linksOf(document: unknown): Link[] {
  const found: Link[] = []
  walkDocument(document, (value, path) => {
    const name = path.at(-1)
    if (typeof value === 'string' && value !== '' && typeof name === 'string' && linkFields.has(name))
      found.push({ href: value, path })
  })
  return found
}

/** `redirected` are the old paths. */
export function deadLinkProblems(document: unknown, redirected: readonly string[]): Problem[] {
  return linksOf(document).flatMap(({ href, path }) => {
    const message = deadLinkReason(href, redirected)
    return message ? [{ level: 'error' as const, message, path }] : []
  })
}

export function externalLinks(document: unknown): Link[] {
  const found = linksOf(document).filter(({ href }) => /^https?:\/\//i.test(href))
  return found.filter(({ href }, index) => found.findIndex((other) => other.href === href) === index)
}

function deadLinkReason(href: string, redirected: readonly string[]): string | null {
  if (!/^[/#]/.test(href)) return null
  const [address = '', hash] = href.split('#')
  const page = address.replace(/\?.*$/, '').replace(/(.)\/$/, '$1')
  if (page === '') return anchorProblem(hash, Object.values(anchors).flat(), href)
  if (siteFiles.includes(page) || redirected.includes(page)) return null
  if (!anchors[page]) return `${href} leads nowhere: this site has no page ${page}.`
  return anchorProblem(hash, anchors[page], href)
}

function anchorProblem(hash: string | undefined, ids: readonly string[], href: string): string | null {
  if (!hash || ids.includes(hash)) return null
  return `${href} leads to the top of the page: there is no section “${hash}”.`
}
