import { randomUUID } from 'node:crypto'
import { tryTheMoment } from '@wiring/local/testing/pauses'
import { addresses } from '../running-stack/addresses.ts'
import { editorClient } from '../running-stack/content.ts'
import { expectPublished, fetchPage } from '../running-stack/site-pages.ts'
import { sendWebhook } from '../running-stack/webhook.ts'
import { publicPaths } from '../site/public-pages.ts'
import { expect, test } from './studio-test.ts'

const lake = editorClient()

const filesOf = (page: string) => [page, `${page === '/' ? '/index' : page}.md`]
const otherPaths = [
  ...['/llms.txt', '/sitemap.xml', '/manifest.webmanifest', '/privacy-policy.pdf', '/robots.txt'],
  ...['/.well-known/security.txt', '/api/redirects', '/api/wizard-texts', '/no-such-page'],
]

/** Everything that the site makes from content. */
async function contentPaths(): Promise<string[]> {
  const within = (text: string) =>
    [...text.matchAll(/<loc>([^<]*)|"og:image" content="([^"?]*)/g)]
      .map(([, page, picture]) => page ?? picture ?? '')
      .filter((address) => address.startsWith(addresses.site))
      .map((address) => address.slice(addresses.site.length))
  const pages = within(await fetchPage('/sitemap.xml'))
  expect(pages).toContain('/lab')
  const pictures = await Promise.all(pages.map(async (page) => within(await fetchPage(page))))
  return [...pages.flatMap(filesOf), ...pictures.flat(), ...otherPaths]
}

/** Asking for a stale page has it made anew. */
async function stalePaths(paths: readonly string[]): Promise<string[]> {
  const cached = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${addresses.site}${path}`)
      await response.arrayBuffer()
      return { path, state: response.headers.get('x-nextjs-cache') }
    }),
  )
  expect(cached.filter(({ state }) => state === null)).toEqual([])
  return cached.filter(({ state }) => state === 'STALE').map(({ path }) => path)
}

async function touchedBy(type: string, field: string, path: string): Promise<() => Promise<string[]>> {
  const [document] = await lake.fetch<Record<string, string>[]>(
    '*[_type == $type && !(_id in path("drafts.**"))] | order(orderRank)[0...1]',
    { type },
  )
  if (!document?._id) throw new Error(`There is no ${type}.`)
  const text = `Touched ${randomUUID().slice(0, 8)}`
  await lake
    .patch(document._id)
    .set({ [field]: text })
    .commit()
  await expectPublished(path, text)
  const paths = await contentPaths()
  await expect.poll(() => stalePaths(paths), { message: 'earlier publishes are over' }).toEqual([])

  // Again where the lake's own webhook of the publish comes in between.
  await expect(async () => {
    await sendWebhook(type, { wait: true })
    expect(await stalePaths(paths), 'made anew before anybody asks').toEqual([])
  }).toPass({ timeout: 180_000 })

  const found = new Set<string>()
  return async () => {
    // Each time: what the lake's own webhook began may make a page anew before it is asked for.
    await sendWebhook(type, { id: 'self:revalidate-only' })
    for (const stale of await stalePaths(paths)) found.add(stale)
    return [...found].toSorted()
  }
}

test('a publish regenerates the pages that show the document, and no other', async () => {
  const only = async (type: string, field: string, page: string) => {
    const touched = await touchedBy(type, field, page)
    const expected = [...filesOf(page), `/og${page}`, '/llms.txt', '/sitemap.xml'].toSorted()
    await expect.poll(touched).toEqual(expected)
    // Once more: some may have been asked for before the webhook counted.
    expect(await touched()).toEqual(expected)
  }
  await only('labService', 'summary', '/lab')
  await only('consoleFeature', 'description', '/console')
  const everywhere = [...publicPaths, '/no-such-page']
  await expect
    .poll(await touchedBy('siteSettings', 'tagline', '/'))
    .toEqual(expect.arrayContaining(everywhere))
})

test('of two publishes in quick succession none is lost', async () => {
  const [service = '', item = ''] = await lake.fetch<string[]>(
    '[*[_type == "labService"][0]._id, *[_type == "portfolioItem" && !(_id in path("drafts.**"))][0]._id]',
  )
  for (let pause = 0; pause <= 400; pause += 100) {
    const words = [`One ${randomUUID().slice(0, 8)}`, `Two ${randomUUID().slice(0, 8)}`] as const
    await lake.patch(service).set({ summary: words[0] }).commit()
    await tryTheMoment(pause)
    await lake.patch(item).set({ title: words[1] }).commit()
    for (const word of words) await expectPublished('/lab', word)
  }
})
