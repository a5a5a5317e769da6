import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { addresses } from '../running-stack/addresses.ts'
import { publicPages, publicPaths } from './public-pages.ts'

const home = `${addresses.site}/`

async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  return {
    meta: new Map(metas.map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')])),
    parts: data.flatMap(([, json = '']): Record<string, unknown>[] => JSON.parse(json)['@graph']),
  }
}

test('every page has its own social card, with a picture of the size it names', async ({ request }) => {
  const titles = new Set<string | undefined>()
  for (const path of publicPaths) {
    const { meta } = await headOf(request, path)
    titles.add(meta.get('og:title'))
    expect(meta.get('og:url'), path).toBe(new URL(path, home).href.replace(/\/$/, ''))
    expect([meta.get('og:image:width'), meta.get('og:image:height')], path).toEqual(['1200', '630'])
    expect(meta.get('twitter:card'), path).toBe('summary_large_image')
    for (const name of ['og:description', 'og:image:alt', 'twitter:title', 'twitter:description'])
      expect(meta.get(name)?.length, `${path} ${name}`).toBeGreaterThan(20)
    for (const name of ['og:image', 'twitter:image']) {
      const picture = await request.get(meta.get(name) ?? '')
      const { width, height, format } = await sharp(await picture.body()).metadata()
      expect(['png', 'jpeg'], path).toContain(format)
      expect([width, height], path).toEqual([1200, 630])
    }
  }
  expect(titles.size).toBe(publicPaths.length)
})

test('structured data name the organization, the breadcrumb and the offers, and invent no rating', async ({
  request,
}) => {
  for (const { path, data } of publicPages) {
    const { parts } = await headOf(request, path)
    const types = parts.map((part) => String(part['@type']))
    expect(types.slice(0, 3), path).toEqual(['Organization', 'WebSite', 'BreadcrumbList'])
    const rest = types.slice(3)
    expect(rest.length, path).toBeGreaterThan(0)
    expect(rest.length, path).toBeLessThanOrEqual(data.length)
    expect(new Set(rest), path).toEqual(new Set(data))
    expect(JSON.stringify(parts), path).not.toMatch(/aggregateRating|"review"/i)
  }
  const { parts } = await headOf(request, '/console')
  const offers = parts.at(-1)?.offers
  expect(offers).toMatchObject([
    { name: 'Core', price: 29, priceCurrency: 'USD', availability: 'https://schema.org/PreOrder' },
    { name: 'Pro', price: 69, priceCurrency: 'USD', availability: 'https://schema.org/PreOrder' },
  ])
})

test('security.txt names whom to write to, and is valid now and for less than a year', async ({
  request,
}) => {
  const text = await (await request.get('/.well-known/security.txt')).text()
  const fields = new Map(
    text.matchAll(/^([\w-]+): (.+)$/gm).map(([, name = '', value = '']) => [name, value]),
  )
  expect(fields.get('Contact')).toMatch(/^mailto:\S+@\S+$/)
  expect(fields.get('Canonical')).toBe(`${home}.well-known/security.txt`)
  const validFor = Date.parse(fields.get('Expires') ?? '') - Date.now()
  expect(validFor).toBeGreaterThan(30 * 86_400_000)
  expect(validFor).toBeLessThan(365 * 86_400_000)
})

test('the sitemap has every page with its date, robots may crawl, the Markdown twins have the words', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text()
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    publicPaths.map((path) => new URL(path, home).href),
  )
  const dates = [...map.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date = '']) => Date.parse(date))
  expect(dates).toHaveLength(publicPaths.length)
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now())
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${home}sitemap.xml`)
  // If disallowed, the wizard's noindex would never be read.
  expect(robots).not.toMatch(/Disallow: \/./)
  const list = await (await request.get('/llms.txt')).text()
  for (const { markdown, words } of publicPages) {
    expect(list).toContain(`](${new URL(markdown, home).href})`)
    expect(await (await request.get(markdown)).text()).toContain(words)
  }
})
