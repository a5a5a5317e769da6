import { expect, test } from 'vitest'
import { read } from './source-files.ts'

/** `turbo boundaries` refuses undeclared imports; finer rules are in biome.json. */
const allowed: Record<string, string[]> = {
  'apps/site': ['content', 'contract', 'map', 'server', 'session', 'sheet', 'ui'],
  'apps/onboarding': ['contract', 'map', 'server', 'session', 'sheet', 'ui'],
  'apps/desk': ['contract', 'map', 'server', 'session', 'sheet', 'ui'],
  studio: ['content', 'server', 'ui'],
  'packages/content': ['session', 'ui'],
  'packages/ui': [],
  'packages/server': [],
  'packages/session': [],
  'packages/contract': ['session'],
  'packages/map': ['contract', 'session'],
  'packages/sheet': ['map', 'ui'],
  'packages/content-lake': [],
  'packages/local': ['content', 'content-lake', 'deploy'],
  deploy: ['content', 'contract'],
  supabase: ['contract', 'deploy', 'local', 'map', 'session', 'ui'],
  tests: ['content-lake', 'contract', 'deploy', 'local', 'map', 'server', 'session'],
}

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

test.each(Object.entries(allowed))('%s depends on no workspace but %s', (folder, names) => {
  const manifest = JSON.parse(read(`${folder}/package.json`)) as Manifest
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => name.startsWith('@wiring/'))
    .map((name) => name.replace('@wiring/', ''))
  expect(names).toEqual(expect.arrayContaining(declared))
})
