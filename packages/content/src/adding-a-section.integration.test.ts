import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ScratchCopy, scratchCopy } from './testing/scratch-copy.ts'

let copy: ScratchCopy

beforeAll(() => {
  copy = scratchCopy('adding-a-section')
})
afterAll(() => copy.remove())

const studioCheck = `import { deepEqual, equal } from 'node:assert'
import { places } from './src/help/places.ts'
import { deadLinks } from './src/publish-check/links.ts'

deepEqual(deadLinks({ href: '/lab#colophon' }, []), [])
equal(deadLinks({ href: '/lab#impressum' }, []).length, 1)
equal(places.labPage?.of, places.labPage?.at.length)
equal(places.labPage?.of, 7)
`

const section = 'packages/content/src/sections/colophon'

it('is one folder, and a line for the Studio, the query, the Markdown and the page', {
  timeout: 300_000,
}, async () => {
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

  // The Studio and the query know it: both are in the generated types.
  copy.run('studio/typegen.ts')
  const types = copy.read('packages/content/src/sanity.types.ts')
  expect(types).toContain('export type Colophon = {')
  expect(types).toMatch(/LabPageQueryResult = \{[\s\S]*?colophon: \{\s*text: string \| null/)

  // The page draws it.
  copy.write(
    'tsconfig.copy.json',
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['apps/site/next.config.ts', 'apps/site/src/lab', 'packages/ui/src/css.d.ts'],
    }),
  )
  copy.run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.copy.json')

  const { ColophonSection } = await import(join(copy.folder, section, 'colophon.tsx'))
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  const html = renderToStaticMarkup(createElement(ColophonSection, { colophon: { text: 'Drawn by hand.' } }))
  expect(html).toMatch(/^<section id="colophon" class="[^"]+">Drawn by hand\.<\/section>$/)

  const { labPageMarkdown } = await import(
    join(copy.folder, 'packages/content/src/documents/lab-page/lab-page.query.ts')
  )
  expect(labPageMarkdown({ colophon: { text: 'Drawn by hand.' } })).toBe('Drawn by hand.')

  copy.write('studio/check.ts', studioCheck)
  copy.run('studio/check.ts')
})
