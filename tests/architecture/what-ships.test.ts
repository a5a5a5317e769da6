import { expect, test } from 'vitest'
import { exportedFiles } from './exported-files.ts'
import { importsOf, relativeImports } from './imports.ts'
import { read, sourceFiles } from './source-files.ts'

const shipping =
  /^(apps\/\w+\/src|deploy|packages\/(content|contract|map|server|session|sheet|ui)\/src|studio|supabase\/functions)\//

const shipped = sourceFiles().filter(
  (file) => shipping.test(file) && !/\.test\.tsx?$|\.config\.ts$/.test(file),
)

/** Of these nothing ships. */
const development = /^(@wiring|packages)\/(local|content-lake)\//

const exported = exportedFiles()

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

test('what ships takes nothing from the stand-ins and tools of development', () => {
  const found = shipped.flatMap((file) =>
    [...relativeImports(file), ...importsOf(file)]
      .filter((target) => development.test(target))
      .map((target) => `${file} → ${target}`),
  )
  expect(
    found,
    'What production runs lies in deploy/, the apps, packages of the product, or supabase.',
  ).toEqual([])
})

test('what production starts is no file of packages/local or packages/content-lake', () => {
  const workspaces = ['apps/site', 'apps/onboarding', 'apps/desk', 'deploy', 'studio']
  const commands = workspaces.flatMap((folder) => {
    const { scripts } = JSON.parse(read(`${folder}/package.json`)) as { scripts: Record<string, string> }
    return Object.entries(scripts).map(([name, command]) => `${folder}: ${name}: ${command}`)
  })
  expect(commands.length).toBeGreaterThan(15)
  expect(commands.filter((command) => /packages\/(local|content-lake)|wiring\.mjs/.test(command))).toEqual([])
  const dependencies = workspaces.flatMap((folder) => {
    const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as {
      dependencies: Record<string, string>
    }
    return Object.keys(dependencies).map((name) => `${folder}: ${name}`)
  })
  expect(dependencies.filter((each) => /@wiring\/(local|content-lake)$/.test(each))).toEqual([])
})
