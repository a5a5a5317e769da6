import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ScratchCopy, scratchCopy } from './testing/scratch-copy.ts'

let copy: ScratchCopy

beforeAll(() => {
  copy = scratchCopy('adding-a-section')
})
afterAll(() => copy.remove())

const write = (file: string, text: string) => copy.write(file, text)

/** Puts one line, and the import it needs, into a list; the line stands before the one that holds `before`. */
function insert(file: string, line: string, before: string, imported: string) {
  const text = copy.read(file)
  expect(text.split(before).length, `${file} has one place before ${before}`).toBe(2)
  const at = text.lastIndexOf('\n', text.indexOf(before)) + 1
  write(file, `${imported}\n${text.slice(0, at)}${line}\n${text.slice(at)}`)
}

function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy.folder,
    encoding: 'utf8',
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
}

const studioCheck = `import { deepEqual, equal } from 'node:assert'
import { places } from './src/help/places.ts'
import { deadLinks } from './src/publish-check/links.ts'

deepEqual(deadLinks({ href: '/lab#colophon' }, []), [])
equal(deadLinks({ href: '/lab#impressum' }, []).length, 1)
equal(places.labPage?.of, places.labPage?.at.length)
equal(places.labPage?.of, 7)
`

const section = 'packages/content/src/sections/colophon'

it('is one folder and three lines, each with its import', { timeout: 300_000 }, async () => {
  write(
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
  write(
    `${section}/colophon.query.ts`,
    `import type { LabPageQueryResult } from '../../sanity.types.ts'

export const colophonFragment = \`colophon{text}\` as const

export type Colophon = NonNullable<NonNullable<LabPageQueryResult>['colophon']>
`,
  )
  write(
    `${section}/colophon.tsx`,
    `import type { Colophon } from './colophon.query.ts'

export function ColophonSection({ colophon }: { colophon: Colophon }) {
  return <section id="colophon">{colophon.text}</section>
}
`,
  )
  insert(
    'packages/content/src/page-sections.ts',
    '    colophon,',
    'callToAction,',
    `import { colophon } from './sections/colophon/colophon.schema.ts'`,
  )
  insert(
    'packages/content/src/documents/lab-page/lab-page.query.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '  ${colophonFragment},',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
    '${callToActionFragment},',
    `import { colophonFragment } from '../../sections/colophon/colophon.query.ts'`,
  )
  insert(
    'apps/site/src/lab/lab.tsx',
    '      {page.colophon && <ColophonSection colophon={page.colophon} />}',
    '{page.callToAction && (',
    `import { ColophonSection } from '@wiring/content/sections/colophon/colophon.tsx'`,
  )

  // The Studio offers it and the query knows it: both come out of the generated types.
  run('studio/typegen.ts')
  const types = copy.read('packages/content/src/sanity.types.ts')
  expect(types).toContain('export type Colophon = {')
  expect(types).toMatch(/LabPageQueryResult = \{[\s\S]*?colophon: \{\s*text: string \| null/)

  // The page draws it: no line is missing and none has the wrong shape.
  write(
    'tsconfig.copy.json',
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['apps/site/next.config.ts', 'apps/site/src/lab', 'packages/ui/src/css.d.ts'],
    }),
  )
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.copy.json')

  const { ColophonSection } = await import(join(copy.folder, section, 'colophon.tsx'))
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  const html = renderToStaticMarkup(createElement(ColophonSection, { colophon: { text: 'Drawn by hand.' } }))
  expect(html).toBe('<section id="colophon">Drawn by hand.</section>')

  // A link to it may be published, and the help of the page counts it.
  write('studio/check.ts', studioCheck)
  run('studio/check.ts')
})
