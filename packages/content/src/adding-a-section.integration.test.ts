import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
let copy: string

/** A copy of the sources in which anything may be changed. Packages of the product are the copies, all others are shared. */
beforeAll(() => {
  mkdirSync(join(root, '.local'), { recursive: true })
  copy = mkdtempSync(join(root, '.local/adding-a-section-'))
  const sources = (from: string) =>
    !/\/(node_modules|\.next[^/]*|dist[^/]*|\.sanity|public)$|\.tsbuildinfo$/.test(from)
  for (const folder of ['packages/content', 'packages/ui', 'packages/session', 'apps/site', 'studio'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: sources })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file))
  link('node_modules', ['@wiring'])
  // npm gives a workspace a folder of its own only when versions differ.
  if (existsSync(join(root, 'studio/node_modules'))) link('studio/node_modules', [])
  for (const name of ['content', 'ui', 'session'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@wiring', name))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function link(folder: string, own: string[]) {
  mkdirSync(join(copy, folder), { recursive: true })
  for (const name of own) mkdirSync(join(copy, folder, name))
  for (const name of readdirSync(join(root, folder)))
    if (!own.includes(name)) symlinkSync(join(root, folder, name), join(copy, folder, name))
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

/** Puts one line, and the import it needs, into a list; the line stands before the one that holds `before`. */
function insert(file: string, line: string, before: string, imported: string) {
  const text = readFileSync(join(copy, file), 'utf8')
  expect(text.split(before).length, `${file} has one place before ${before}`).toBe(2)
  const at = text.lastIndexOf('\n', text.indexOf(before)) + 1
  write(file, `${imported}\n${text.slice(0, at)}${line}\n${text.slice(at)}`)
}

function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  expect(status, `${stdout}${stderr}`).toBe(0)
}

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
  return <p>{colophon.text}</p>
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
  const types = readFileSync(join(copy, 'packages/content/src/sanity.types.ts'), 'utf8')
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

  const { ColophonSection } = await import(join(copy, section, 'colophon.tsx'))
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  const html = renderToStaticMarkup(createElement(ColophonSection, { colophon: { text: 'Drawn by hand.' } }))
  expect(html).toBe('<p>Drawn by hand.</p>')
})
