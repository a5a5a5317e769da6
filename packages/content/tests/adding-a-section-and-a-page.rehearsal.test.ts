import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addPage, addSection } from './scratch-additions.ts'
import { scratchCopy } from './scratch-copy.ts'
import { freePort, startScratchSite } from './scratch-site.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const copy = scratchCopy('adding-both')

afterAll(() => copy.remove())

const siteCheck = `import { deepEqual, ok } from 'node:assert'
import { validateRedirectPath } from '@wiring/content/documents/redirect/redirect-path.ts'
import { singletons } from '@wiring/content/singletons'
import { pathsOfTypes } from './src/freshness/paths-of-types.ts'
import { dataHeaders, pageHeaders } from './src/security/headers.ts'

const { pages, files } = pathsOfTypes(['atlasPage'])
deepEqual(pages, ['/atlas'])
for (const file of ['/atlas.md', '/og/atlas', '/sitemap.xml', '/llms.txt']) ok(files.includes(file), file)
ok(pageHeaders.some(({ source }) => source === '/atlas'))
ok(dataHeaders.some(({ source }) => source.includes('atlas\\\\.md')))
ok(validateRedirectPath('/atlas') !== true)
ok(singletons.includes('atlasPage'))
`

const studioCheck = `import { deepEqual, equal } from 'node:assert'
import { deadLinkProblems } from './src/publish-check/links.ts'
import { places } from './src/help/places.ts'
import { resolve } from './src/presentation.ts'
import { documentTypesOf } from './src/undo/document-types-of.ts'

deepEqual(deadLinkProblems({ href: '/lab#colophon' }, []), [])
equal(deadLinkProblems({ href: '/lab#impressum' }, []).length, 1)
equal(places.labPage?.sectionCount, places.labPage?.highlighted.length)
equal(places.labPage?.sectionCount, 7)
deepEqual(deadLinkProblems({ href: '/atlas' }, []), [])
equal(deadLinkProblems({ href: '/atlas#plates' }, []).length, 0)
equal(deadLinkProblems({ href: '/atlas#top' }, []).length, 1)
deepEqual(documentTypesOf('/atlas'), ['atlasPage', 'siteSettings', 'banner'])
deepEqual(resolve.locations.atlasPage.locations, [{ title: 'Atlas page', href: '/atlas' }])
`

beforeAll(async () => {
  // Nobody opens the Studio, which takes seconds to bundle.
  const unbundled = '...config,\n    optimizeDeps: { noDiscovery: true },'
  copy.replace('studio/sanity.cli.ts', '...config,', unbundled)
  const sanity = join(copy.folder, 'node_modules/sanity/bin/sanity')
  const studio = spawn(process.execPath, [sanity, 'dev', '--port', `${await freePort()}`], {
    cwd: join(copy.folder, 'studio'),
  })
  const ended = once(studio, 'exit')
  let output = ''
  for (const stream of [studio.stdout, studio.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const eventually = (look: () => void) => vi.waitFor(look, { timeout: 450_000, interval: 200 })
  try {
    await eventually(() => expect(output).toContain('Extracted schema'))
    addSection(copy)
    addPage(copy)
    await eventually(() => {
      const types = copy.read('packages/content/src/sanity.types.ts')
      expect(types, output).toContain('export type AtlasPageQueryResult')
      expect(types, output).toMatch(/LabPageQueryResult = \{[\s\S]*?colophon: \{/)
    })
  } finally {
    studio.kill()
    await ended
  }
}, 320_000)

test('the development server of the Studio has written the types of both', () => {
  const types = copy.read('packages/content/src/sanity.types.ts')
  expect(types).toContain('export type AtlasPageQueryResult')
  expect(types).toContain('export type Colophon = {')
  expect(types).toMatch(/LabPageQueryResult = \{[\s\S]*?colophon: \{\s*text: string \| null/)
})

test('the site compiles with both', { timeout: 360_000 }, () => {
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
})

test('the unit tests of content, site and Studio pass with both', { timeout: 720_000 }, () => {
  copy.write('vitest.config.ts', readFileSync(join(root, 'vitest.config.ts'), 'utf8'))
  const folders = ['packages/content/src', 'apps/site/src/content', 'apps/site/src/surfaces', 'studio/src']
  copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...folders)
})

test('headers, redirects and regeneration of the site know the page', { timeout: 180_000 }, () => {
  copy.write('apps/site/check.ts', siteCheck)
  copy.run('apps/site/check.ts')
})

test('link check, help, preview and undo of the Studio know both', { timeout: 180_000 }, () => {
  copy.write('studio/check.ts', studioCheck)
  copy.run('studio/check.ts')
})

test('both are on the site, in Markdown and the sitemap, and follow a publish', {
  timeout: 720_000,
}, async () => {
  const { address, lake, read, stop } = await startScratchSite(copy, async (client) => {
    const plates = { _type: 'plates', text: 'Twelve plates.' }
    await client.create({ _id: 'atlasPage', _type: 'atlasPage', plates, seo: { title: 'Atlas of Wires' } })
    await client
      .patch('labPage')
      .set({ colophon: { _type: 'colophon', text: 'Drawn by hand.' } })
      .commit()
  })
  try {
    expect(await read('/atlas')).toMatch(/^200 [\s\S]*<title>Atlas of Wires/)
    expect(await read('/atlas')).toMatch(/<section id="plates"[^>]*>Twelve plates\./)
    expect(await read('/atlas.md')).toMatch(/^200 Twelve plates\./)
    expect(await read('/sitemap.xml')).toContain(`${address}/atlas<`)
    expect(await read('/lab')).toMatch(/<section id="colophon"[^>]*>Drawn by hand\./)
    expect(await read('/lab.md')).toContain('Drawn by hand.')

    await lake
      .patch('atlasPage')
      .set({ 'seo.title': 'Atlas, new', 'plates.text': 'Thirteen plates.' })
      .commit()
    await lake.patch('labPage').set({ 'colophon.text': 'Drawn by machine.' }).commit()
    const seconds = { timeout: 45_000, interval: 200 }
    await vi.waitFor(async () => expect(await read('/atlas')).toContain('<title>Atlas, new'), seconds)
    await vi.waitFor(async () => expect(await read('/atlas.md')).toContain('Thirteen plates.'), seconds)
    await vi.waitFor(async () => expect(await read('/lab')).toContain('Drawn by machine.'), seconds)
  } finally {
    await stop()
  }
})
