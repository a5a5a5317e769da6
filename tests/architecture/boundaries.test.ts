import { describe, expect, it } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

/** Who may import whom: the manifests declare no more, and `turbo boundaries` refuses undeclared imports. */
const allowed: Record<string, string[]> = {
  'apps/site': ['content', 'database', 'map', 'server', 'session', 'sheet', 'ui'],
  'apps/onboarding': ['database', 'map', 'server', 'session', 'sheet', 'ui'],
  'apps/desk': ['database', 'map', 'server', 'session', 'sheet', 'ui'],
  studio: ['content', 'ui'],
  'packages/content': ['session', 'ui'],
  'packages/ui': [],
  'packages/server': [],
  'packages/session': [],
  'packages/map': ['session'],
  'packages/sheet': ['map', 'ui'],
  'packages/database': [],
  'packages/content-lake': ['content'],
  'packages/local': ['content', 'content-lake'],
  supabase: ['local', 'map', 'session', 'ui'],
  tests: ['database', 'local', 'map', 'server', 'session'],
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

describe('workspaces', () => {
  it.each(Object.entries(allowed))('%s depends on no workspace but %s', (folder, names) => {
    const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => name.startsWith('@wiring/'))
      .map((name) => name.replace('@wiring/', ''))
    expect(names).toEqual(expect.arrayContaining(declared))
  })

  const imports = sourceFiles().flatMap((file) =>
    [...read(file).matchAll(/from '([^']+)'/g)].map((match) => ({ file, target: match[1] ?? '' })),
  )

  it('the Studio takes nothing of content but its schema, its registries and its rules', () => {
    const taken = imports.filter(
      ({ file, target }) => file.startsWith('studio/') && target.startsWith('@wiring/content'),
    )
    expect(taken.map(({ target }) => target)).not.toHaveLength(0)
    expect(
      taken.filter(
        ({ target }) =>
          !/^@wiring\/content\/(schema|singletons|pages|page-sections|validation-words|parts\/(schedule|rules)\/.*)$/.test(
            target,
          ),
      ),
    ).toEqual([])
  })

  it('the local stack takes nothing of the product but the seed', () => {
    const taken = imports.filter(
      ({ file, target }) => file.startsWith('packages/local/') && target.startsWith('@wiring/'),
    )
    const local = /^@wiring\/(content\/seed|content-lake\/)/
    expect(taken.filter(({ target }) => !local.test(target))).toEqual([])
  })

  it('the edge functions take nothing of the local stack', () => {
    const taken = imports.filter(({ file }) => file.startsWith('supabase/functions/'))
    expect(taken.filter(({ target }) => target.includes('local'))).toEqual([])
  })

  it('the content lake takes nothing of the product; its benchmark takes the seed', () => {
    const taken = imports.filter(
      ({ file, target }) => file.startsWith('packages/content-lake/') && target.startsWith('@wiring/'),
    )
    expect(taken).toEqual([{ file: 'packages/content-lake/bench/lake.ts', target: '@wiring/content/seed' }])
  })

  it('sections never import sections', () => {
    const breaches = imports.filter(({ file, target }) => {
      const section = /packages\/content\/src\/sections\/([^/]+)\//.exec(file)?.[1]
      const other =
        /(?:^|\/)sections\/([^/]+)\//.exec(target)?.[1] ?? /^\.\.\/([^./][^/]*)\//.exec(target)?.[1]
      return section !== undefined && other !== undefined && other !== section
    })
    expect(breaches).toEqual([])
  })
})
