import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ScratchCopy, scratchCopy } from './testing/scratch-copy.ts'

let copy: ScratchCopy

beforeAll(() => {
  copy = scratchCopy('adding-a-page')
})
afterAll(() => copy.remove())

const documents = 'packages/content/src/documents/atlas-page'

const siteCheck = `import { deepEqual, ok } from 'node:assert'
import { redirectPath } from '@wiring/content/documents/redirect/redirect-path.ts'
import { singletons } from '@wiring/content/singletons'
import { pathsOfTypes } from './src/freshness/paths-of-types.ts'
import { dataHeaders, pageCacheHeaders } from './src/security/headers.ts'

const { pages, files } = pathsOfTypes(['atlasPage'])
deepEqual(pages, ['/atlas'])
for (const file of ['/atlas.md', '/og/atlas', '/sitemap.xml', '/llms.txt']) ok(files.includes(file), file)
ok(pageCacheHeaders.some(({ source }) => source === '/atlas'))
ok(dataHeaders.some(({ source }) => source.includes('atlas\\\\.md')))
ok(redirectPath('/atlas') !== true)
ok(singletons.includes('atlasPage'))
`

const studioCheck = `import { deepEqual, equal } from 'node:assert'
import { resolve } from './src/presentation.ts'
import { deadLinks } from './src/publish-check/links.ts'
import { typesOf } from './src/undo/types-of.ts'

deepEqual(deadLinks({ href: '/atlas' }, []), [])
equal(deadLinks({ href: '/atlas#top' }, []).length, 1)
deepEqual(typesOf('/atlas'), ['atlasPage', 'siteSettings', 'banner'])
deepEqual(resolve.locations.atlasPage.locations, [{ title: 'Atlas page', href: '/atlas' }])
`

it('is four files and a line in five others', { timeout: 300_000 }, () => {
  copy.write(
    `${documents}/atlas-page.schema.ts`,
    `import { defineType } from 'sanity'
import { pageFields, pageGroups } from '../../parts/page/page.schema.ts'

export const atlasPage = defineType({
  name: 'atlasPage',
  title: 'Atlas page',
  type: 'document',
  description: 'The texts of the atlas.',
  groups: pageGroups,
  fields: pageFields({}),
})
`,
  )
  copy.write(
    `${documents}/atlas-page.query.ts`,
    `import { defineQuery } from 'groq'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'

export const atlasPageQuery = defineQuery(\`*[_type == "atlasPage"][0]{_id, _type, \${seoFragment}}\`)

export const atlasPage = { query: atlasPageQuery, tags: ['atlasPage', ...seoTypes] } as const
`,
  )
  copy.write(
    'apps/site/src/app/atlas/page.tsx',
    `import { PageFrame } from '../../chrome/page-frame.tsx'
import { PageData } from '../../metadata/page-data.tsx'
import { pageMetadata } from '../../metadata/page-metadata.ts'

export const generateMetadata = () => pageMetadata('atlas')

export default function Page() {
  return (
    <PageFrame room="paper" current="/atlas">
      <PageData page="atlas" />
    </PageFrame>
  )
}
`,
  )
  copy.write(
    'apps/site/src/app/atlas.md/route.ts',
    `import { publishedWords } from '../../metadata/page-content.ts'
import { textAnswer } from '../../metadata/text-answer.ts'

export const dynamic = 'force-static'

export const GET = async () => textAnswer((await publishedWords('atlas')).seo?.title ?? '', 'text/markdown')
`,
  )
  copy.insert(
    'packages/content/src/pages.ts',
    `  atlasPage: { id: 'atlas', path: '/atlas', room: 'paper', markdown: '/atlas.md', name: 'Atlas', title: 'Atlas page' },`,
    '} as const satisfies',
  )
  copy.insert(
    'packages/content/src/schema.ts',
    '  atlasPage,',
    '  banner,',
    `import { atlasPage } from './documents/atlas-page/atlas-page.schema.ts'`,
  )
  copy.insert(
    'packages/content/src/queries.ts',
    `export { atlasPage, atlasPageQuery } from './documents/atlas-page/atlas-page.query.ts'`,
    'export { lastChanges',
  )
  copy.insert(
    'studio/src/help/places.ts',
    `  atlasPage: { page: 'Atlas page', on: ['atlasPage'], of: 1, at: [0], good: 'Few words.' },`,
    '  labPage: {',
  )
  // Next reads the matcher without running it.
  copy.write(
    'apps/site/src/proxy.ts',
    copy
      .read('apps/site/src/proxy.ts')
      .replace('(console|lab|map)', '(console|lab|map|atlas)')
      .replace('lab$|', 'lab$|atlas$|'),
  )

  copy.run('studio/typegen.ts')
  expect(copy.read('packages/content/src/sanity.types.ts')).toContain('export type AtlasPageQueryResult')
  copy.write(
    'tsconfig.copy.json',
    JSON.stringify({
      extends: './tsconfig.json',
      include: [
        'apps/site/next.config.ts',
        'apps/site/src/app',
        'apps/site/src/proxy.ts',
        'packages/ui/src/css.d.ts',
      ],
    }),
  )
  copy.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.copy.json')

  copy.write('apps/site/check.ts', siteCheck)
  copy.run('apps/site/check.ts')
  copy.write('studio/check.ts', studioCheck)
  copy.run('studio/check.ts')
})
