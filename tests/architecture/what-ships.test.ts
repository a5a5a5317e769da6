import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, relativeImports } from './imports.ts'
import { read, sourceFiles } from './source-files.ts'

const shipping =
  /^(apps\/\w+\/src|packages\/(content|map|server|session|sheet|ui)\/src|studio|supabase\/functions)\//

const shipped = sourceFiles().filter(
  (file) => shipping.test(file) && !/\.test\.tsx?$|\.config\.ts$/.test(file),
)

const folders = ['content', 'content-lake', 'database', 'local', 'map', 'server', 'session', 'sheet', 'ui']

/** `@wiring/map/personas` → `packages/map/fixtures/personas/personas.ts`. */
const exported = new Map(
  folders.flatMap((name) => {
    const { exports } = JSON.parse(read(`packages/${name}/package.json`)) as {
      exports: Record<string, string>
    }
    return Object.entries(exports).map(([path, file]) => [
      join(`@wiring/${name}`, path),
      join(`packages/${name}`, file),
    ])
  }),
)

/** Files of fixtures, tests and benches that `file` imports. */
const fixturesOf = (file: string) =>
  [...relativeImports(file), ...importsOf(file).flatMap((request) => exported.get(request) ?? [])].filter(
    (target) => /\/(fixtures|tests|testing|bench)\//.test(target),
  )

test('what ships takes nothing from fixtures, tests and benches', () => {
  expect(shipped.length).toBeGreaterThan(900)
  expect(exported.get('@wiring/map/personas')).toBe('packages/map/fixtures/personas/personas.ts')
  const found = shipped.flatMap((file) => fixturesOf(file).map((target) => `${file} → ${target}`))
  expect(found).toEqual([])
})

test('fixtures lie beside src', () => {
  expect(shipped.filter((file) => /\/(fixtures|tests|testing)\//.test(file))).toEqual([])
})
