import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@wiring/local/settings'
import { editorClient } from '../running-stack/content.ts'
import { expectPublished } from '../running-stack/site-pages.ts'
import { expect, test } from './studio-test.ts'

const lake = editorClient()
/** Next stores regenerated routes here: `…/$/lab.html`. */
const stored = join(repositoryRoot, 'apps/site/.next-test/server/route-cache')

function regeneratedSince(moment: number): string[] {
  const made = readdirSync(stored, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|body)$/.test(file))
    .filter((file) => statSync(join(stored, file)).mtimeMs > moment)
  return made.map((file) => file.replace(/^.*\$\//, '').replace(/\.(html|body)$/, '')).toSorted()
}

async function waitForNoRegeneration(milliseconds: number): Promise<void> {
  const idle = () => regeneratedSince(Date.now() - milliseconds)
  await expect.poll(idle, { message: 'the site is still making these', timeout: 60_000 }).toEqual([])
}

async function regeneratedBy(type: string, field: string, path: string): Promise<string[]> {
  const [document] = await lake.fetch<Record<string, string>[]>(
    '*[_type == $type && !(_id in path("drafts.**"))] | order(orderRank)[0...1]',
    { type },
  )
  if (!document?._id) throw new Error(`There is no ${type}.`)
  const text = `Touched ${randomUUID().slice(0, 8)}`
  await waitForNoRegeneration(1_500)
  const begun = Date.now()
  await lake
    .patch(document._id)
    .set({ [field]: text })
    .commit()
  await expectPublished(path, text)
  await waitForNoRegeneration(1_000)
  return regeneratedSince(begun)
}

test('a publish regenerates the pages that show the document, and no other', async () => {
  const of = (page: string) => [page, `${page}.md`, `og/${page}`]
  const shared = ['llms.txt', 'sitemap.xml']
  expect(await regeneratedBy('labService', 'summary', '/lab')).toEqual([...of('lab'), ...shared].toSorted())
  const byFeature = await regeneratedBy('consoleFeature', 'description', '/console')
  expect(byFeature).toEqual([...of('console'), ...shared].toSorted())
  expect(await regeneratedBy('siteSettings', 'tagline', '/')).toEqual(
    expect.arrayContaining(['index', 'console', 'lab', '_not-found']),
  )
})

test('of two publishes in quick succession none is lost', async () => {
  const [service = '', item = ''] = await lake.fetch<string[]>(
    '[*[_type == "labService"][0]._id, *[_type == "portfolioItem" && !(_id in path("drafts.**"))][0]._id]',
  )
  for (let pause = 0; pause <= 400; pause += 100) {
    const words = [`One ${randomUUID().slice(0, 8)}`, `Two ${randomUUID().slice(0, 8)}`] as const
    await lake.patch(service).set({ summary: words[0] }).commit()
    await new Promise((resolve) => setTimeout(resolve, pause))
    await lake.patch(item).set({ title: words[1] }).commit()
    for (const word of words) await expectPublished('/lab', word)
  }
})
