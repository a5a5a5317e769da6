import type { ScratchCopy } from './scratch-copy.ts'

const section = 'packages/content/src/sections/colophon'

const registry = 'packages/content/src/pages.ts'

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
    `import { escaped } from '../../parts/markdown/markdown.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'

export const colophonFragment = \`colophon{text}\` as const

export const colophonTypes = [] as const

export type Colophon = NonNullable<NonNullable<LabPageQueryResult>['colophon']>

export const colophonMarkdown = (colophon: Colophon) => escaped(colophon.text)
`,
  )
  copy.write(
    `${section}/colophon.tsx`,
    `import styled from 'styled-components'
import type { Colophon } from './colophon.query.ts'

const Line = styled.section\`
  padding-block: var(--space-9);
\`

export function ColophonSection({ colophon }: { colophon: Colophon }) {
  return <Line id="colophon">{colophon.text}</Line>
}
`,
  )
  copy.replace(registry, "'callToAction'", "'callToAction', 'colophon'")
}

export function addPage(copy: ScratchCopy): void {
  copy.write(
    'apps/site/src/app/atlas/page.tsx',
    `import { PageShell } from '../../shell/page-shell.tsx'
import { JsonLd } from '../../surfaces/json-ld.tsx'
import { pageMetadata } from '../../surfaces/page-metadata.ts'

export const generateMetadata = () => pageMetadata('atlas')

export default function Page() {
  return (
    <PageShell room="paper" path="/atlas">
      <JsonLd page="atlas" />
    </PageShell>
  )
}
`,
  )
  copy.write(
    'apps/site/src/app/atlas.md/route.ts',
    `import { publishedPageSeo } from '../../surfaces/page-metadata.ts'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

export const GET = async () => textResponse((await publishedPageSeo('atlas')).seo?.title ?? '', 'text/markdown')
`,
  )
  const page = `atlasPage: { id: 'atlas', path: '/atlas', room: 'paper', markdown: '/atlas.md', name: 'Atlas', title: 'Atlas page', sections: [] },`
  copy.replace(registry, '} as const satisfies', `${page}\n} as const satisfies`)
  const help = `atlasPage: { page: 'Atlas page', pages: ['atlasPage'], sectionCount: 1, highlighted: [0], goodExample: 'Few words.' },`
  copy.replace('studio/src/help/places.ts', '  labPage: {', `${help}\n  labPage: {`)
  // Next reads the matcher without running it.
  copy.replace('studio/src/icons.tsx', '  approachStep:', '  atlasPage: RocketIcon,\n  approachStep:')
  copy.replace('apps/site/src/proxy.ts', '(console|lab|map|trust)', '(console|lab|map|trust|atlas)')
  copy.replace('apps/site/src/proxy.ts', 'lab$|', 'lab$|atlas$|')
}
