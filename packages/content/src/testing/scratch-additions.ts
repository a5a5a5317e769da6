import type { ScratchCopy } from './scratch-copy.ts'

const section = 'packages/content/src/sections/colophon'

const documents = 'packages/content/src/documents/atlas-page'

/** A section on the Lab page: one folder, and a line for the Studio, the query, the Markdown and the page. */
export function addSection(copy: ScratchCopy): void {
  copy.write(
    `${section}/colophon.schema.ts`,
    `import { defineType } from 'sanity'
import { line } from '../../parts/words/words.ts'

export const colophon = defineType({
  name: 'colophon',
  title: 'Colophon',
  type: 'object',
  description: 'How the page was made.',
  fields: [line({ name: 'text', title: 'Text', help: 'One sentence.', max: 80 })],
})
`,
  )
  copy.write(
    `${section}/colophon.query.ts`,
    `import { line } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const colophonFragment = \`colophon{text}\` as const

export type Colophon = NonNullable<NonNullable<LabPageQueryResult>['colophon']>

export const colophonMarkdown = (colophon: Colophon | null | undefined) => line(colophon?.text)
`,
  )
  copy.write(
    `${section}/colophon.tsx`,
    `import { ColophonFrame } from './colophon.frame.ts'
import type { Colophon } from './colophon.query.ts'

export function ColophonSection({ colophon }: { colophon: Colophon }) {
  return <ColophonFrame id="colophon">{colophon.text}</ColophonFrame>
}
`,
  )
  copy.write(
    `${section}/colophon.frame.ts`,
    `import styled from 'styled-components'

export const ColophonFrame = styled.section\`
  padding-block: var(--space-9);
\`
`,
  )
  copy.insert(
    'packages/content/src/page-sections.ts',
    '    colophon,',
    'callToAction,',
    `import { colophon } from './sections/colophon/colophon.schema.ts'`,
  )
  copy.insert(
    'packages/content/src/documents/lab-page/lab-page.query.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '  ${colophonFragment},',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '${callToActionFragment},',
    `import { colophonFragment, colophonMarkdown } from '../../sections/colophon/colophon.query.ts'`,
  )
  copy.insert(
    'packages/content/src/documents/lab-page/lab-page.query.ts',
    '    colophonMarkdown(page?.colophon),',
    'callToActionMarkdown(page',
  )
  copy.insert(
    'apps/site/src/lab/lab.tsx',
    '      {page.colophon && <ColophonSection colophon={page.colophon} />}',
    '{page.callToAction && (',
    `import { ColophonSection } from '@wiring/content/sections/colophon/colophon.tsx'`,
  )
}

/** A page at `/atlas`: four files and a line in five others. */
export function addPage(copy: ScratchCopy): void {
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
}
