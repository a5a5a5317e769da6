import type { ScratchCopy } from './scratch-copy.ts'

const content = 'packages/content/src'
const registry = `${content}/pages.ts`

/** All that CONTRIBUTING.md names for a section, and no more. */
export function addSection(copy: ScratchCopy): void {
  writeSection(copy, 'colophon', 'LabPage')
  copy.replace(registry, "'callToAction'", "'callToAction', 'colophon'")
  copy.replace(
    `${content}/seed/documents/lab-page.ts`,
    '  callToAction: {',
    `${seedOf('colophon')}  callToAction: {`,
  )
}

/** All that it names for a page of sections, but what serves it and what drives a browser. */
export function addPage(copy: ScratchCopy): void {
  writeSection(copy, 'plates', 'AtlasPage')
  const page = `atlasPage: { id: 'atlas', path: '/atlas', room: 'paper', markdown: '/atlas.md', name: 'Atlas', title: 'Atlas page', sections: ['plates'] },`
  copy.replace(registry, '} as const satisfies', `${page}\n} as const satisfies`)
  copy.write(
    `${content}/seed/documents/atlas-page.ts`,
    `import type { SeedDocument } from '../seed-document.ts'

export const atlasPage: SeedDocument = {
  _id: 'atlasPage',
  _type: 'atlasPage',
${seedOf('plates')}  seo: { _type: 'seo', title: 'Atlas of Wires', description: 'Every wire that we have drawn so far, on twelve plates, by hand.' },
}
`,
  )
  const seed = `${content}/seed/documents.ts`
  copy.replace(
    seed,
    'import { consoleFeatures }',
    "import { atlasPage } from './documents/atlas-page.ts'\nimport { consoleFeatures }",
  )
  copy.replace(seed, '  consolePage,', '  atlasPage,\n  consolePage,')
  copy.write(
    'apps/site/src/app/atlas/page.tsx',
    `import { atlasPageSections } from '@wiring/content/generated/atlas-page.ts'
import { atlasPage } from '@wiring/content/generated/pages.query.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import { readContent } from '../../content/read-content.ts'
import { currentView } from '../../preview/preview-session.ts'
import { PageShell } from '../../shell/page-shell.tsx'
import { JsonLd } from '../../surfaces/json-ld.tsx'
import { pageMetadata } from '../../surfaces/page-metadata.ts'

export const generateMetadata = () => pageMetadata('atlas')

export default function Page() {
  return (
    <PageShell room="paper" path="/atlas">
      <Atlas />
      <JsonLd page="atlas" />
    </PageShell>
  )
}

async function Atlas() {
  const page = await readContent(atlasPage, await currentView())
  return page && <Sections components={atlasPageSections} page={page} otherProps={{}} />
}
`,
  )
  copy.write(
    'apps/site/src/app/atlas.md/route.ts',
    `import { atlasPage, atlasPageMarkdown } from '@wiring/content/generated/pages.query.ts'
import { pageMarkdown } from '@wiring/content/parts/page/page-markdown.ts'
import { publishedView, readContent } from '../../content/read-content.ts'
import { textResponse } from '../../surfaces/text-response.ts'

export const dynamic = 'force-static'

export async function GET() {
  const page = await readContent(atlasPage, publishedView)
  return textResponse(pageMarkdown(atlasPageMarkdown, page, {}), 'text/markdown')
}
`,
  )
  const help = `atlasPage: { ...on('atlasPage'), goodExample: 'Few words.' },`
  copy.replace('studio/src/help/places.ts', '  labPage: {', `${help}\n  labPage: {`)
  copy.replace('studio/src/icons.tsx', '  approachStep:', '  atlasPage: RocketIcon,\n  approachStep:')
  // Next reads the matcher without running it.
  copy.replace('apps/site/src/proxy.ts', '(console|lab|map|trust)', '(console|lab|map|trust|atlas)')
  copy.replace('apps/site/src/proxy.ts', 'lab$|', 'lab$|atlas$|')
}

const seedOf = (name: string) => `  ${name}: { _type: '${name}', text: 'Drawn by hand.' },\n`

function writeSection(copy: ScratchCopy, name: string, page: string): void {
  const section = `${content}/sections/${name}/${name}`
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  copy.write(
    `${section}.schema.ts`,
    `import { defineType } from 'sanity'
import { line } from '../../parts/words/words.ts'

export const ${name} = defineType({
  name: '${name}',
  title: '${Name}',
  type: 'object',
  description: 'How it was made.',
  fields: [line({ name: 'text', title: 'Text', help: 'One sentence.', max: 80 })],
})
`,
  )
  copy.write(
    `${section}.query.ts`,
    `import { escaped } from '../../parts/markdown/markdown.ts'
import type { ${page}QueryResult } from '../../sanity.types.ts'

export const ${name}Fragment = \`${name}{text}\` as const

export const ${name}Types = [] as const

export type ${Name} = NonNullable<NonNullable<${page}QueryResult>['${name}']>

export const ${name}Markdown = (${name}: ${Name}) => escaped(${name}.text)
`,
  )
  copy.write(
    `${section}.tsx`,
    `import styled from 'styled-components'
import type { ${Name} } from './${name}.query.ts'

const Line = styled.section\`
  padding-block: var(--space-9);
\`

export function ${Name}Section({ ${name} }: { ${name}: ${Name} }) {
  return <Line id="${name}">{${name}.text}</Line>
}
`,
  )
}
