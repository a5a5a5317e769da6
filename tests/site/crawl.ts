import type { Page } from '@playwright/test'
import { addresses } from '../running-stack/addresses.ts'
import { logPolicyViolations, recordBrowserErrors } from './browser-errors.ts'

export interface CrawledPage {
  path: string
  status: number
  title: string
  description: string | null
  canonical: string | null
  headings: string[]
  ids: string[]
  links: string[]
  browserErrors: string[]
  html: string
}

export const unknownPath = '/no/such/page'

const skipped = /^\/wiring(\/|$)/

async function open(page: Page, path: string): Promise<CrawledPage> {
  const browserErrors = recordBrowserErrors(page)
  const response = await page.goto(path)
  const facts = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const sources = all('img, source').flatMap((image) => [
      image.getAttribute('src') ?? '',
      ...(image.getAttribute('srcset') ?? '').split(/,\s+/).map((each) => each.split(' ')[0] ?? ''),
    ])
    const targets = all('a[href], link[href]').map((link) => link.getAttribute('href') ?? '')
    const addresses = [...sources, ...targets].filter((each) => each !== '')
    return {
      title: document.title,
      description: all('meta[name=description]')[0]?.getAttribute('content') ?? null,
      canonical: all('link[rel=canonical]')[0]?.getAttribute('href') ?? null,
      headings: all('h1').map((heading) => heading.innerText),
      ids: all('[id]').map((element) => element.id),
      links: [...new Set(addresses.map((each) => new URL(each, document.baseURI).href))],
    }
  })
  page.removeAllListeners()
  const html = (await response?.text()) ?? ''
  return { path, status: response?.status() ?? 0, ...facts, browserErrors, html }
}

const sitePath = (link: string) => {
  const url = new URL(link)
  return url.origin === addresses.site ? url.pathname : null
}

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await fetch(`${addresses.site}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
}

export async function crawlSite(page: Page): Promise<{ pages: CrawledPage[]; files: string[] }> {
  await logPolicyViolations(page)
  const waiting = ['/', unknownPath, ...(await sitemapPaths())]
  const pages: CrawledPage[] = []
  const files: string[] = []
  const seen = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || skipped.test(path)) continue
    seen.add(path)
    if (/\.\w+$/.test(path) || path.startsWith('/og/')) {
      files.push(path)
      continue
    }
    const found = await open(page, path)
    pages.push(found)
    waiting.push(...found.links.flatMap((link) => sitePath(link) ?? []))
  }
  return { pages, files }
}
