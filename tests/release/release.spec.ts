import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { differences } from '@wiring/deploy/compare-releases'
import { givenRelease, makeRelease } from './made-release.ts'

const minutes = 60_000
/** Next draws a draft key for each build, which opens nothing; the rest is prerendered, and never served. */
const differing = [
  ...['desk', 'onboarding', 'site'].flatMap((app) => [
    `apps/${app}/.next-release/prerender-manifest.json`,
    `apps/${app}/.next-release/server/preview-props.json`,
  ]),
  'apps/site/.next-release/server/app/.well-known/security.txt.body',
  'apps/site/.next-release/server/app/_not-found.html',
  'apps/site/.next-release/server/app/_not-found.rsc',
  'apps/site/.next-release/server/app/_not-found.segments/_full.segment.rsc',
  'apps/site/.next-release/server/pages/404.html',
]

let out: string
let releases: [string, string]

test.beforeAll(() => {
  test.setTimeout(40 * minutes)
  out = mkdtempSync(join(tmpdir(), 'release-'))
  releases = [givenRelease ?? makeRelease(join(out, 'one')), makeRelease(join(out, 'other'))]
})
test.afterAll(() => rmSync(out, { recursive: true, force: true }))

test('two builds of one commit are the same', () => {
  const found = differences(...releases)
  console.log(`differ: ${found.join(', ') || 'none'}`)
  expect(found.filter((file) => !differing.includes(file))).toEqual([])
})

test('the archive is small, holds what runs and nothing that only builds', () => {
  const [release] = releases
  expect(statSync(`${release}.tar.gz`).size).toBeLessThan(150_000_000)
  for (const file of [
    'apps/site/server.js',
    'apps/onboarding/server.js',
    'apps/desk/server.js',
    'studio/dist/index.html',
    'supabase/functions/deno.json',
    'apps/listen-when-ready.mjs',
    'bin/node',
    'deploy/install',
    'deploy/install.mjs',
    'deploy/migrate.mjs',
    'deploy/Containerfile',
  ])
    expect(existsSync(join(release, file)), file).toBe(true)
  for (const name of ['vitest', 'typescript', '@biomejs', '@playwright', 'sanity', 'supabase', 'turbo'])
    expect(existsSync(join(release, 'node_modules', name)), name).toBe(false)
  const changes = readFileSync(join(release, 'CHANGELOG.md'), 'utf8')
  expect(changes).toMatch(new RegExp(`^## ${basename(release)}, \\d{4}-\\d{2}-\\d{2}$`, 'm'))
  expect(changes).not.toContain('Not released yet')
  const bill = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'))
  expect(bill.bomFormat).toBe('CycloneDX')
  expect(bill.components.map(({ name }: { name: string }) => name)).toContain('next')
})

test('its tools find their files: it names every variable that they miss, and the migrations', () => {
  const [release] = releases
  const run = (tool: string) => {
    try {
      return execFileSync(process.execPath, [join(release, `deploy/${tool}.mjs`)], {
        env: { NODE_ENV: 'production', PATH: process.env.PATH },
        stdio: 'pipe',
      }).toString()
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr)
    }
  }
  expect(run('migrate')).toContain('DATABASE_URL is missing')
  expect(run('doctor')).toContain('The doctor needs SITE_URL')
  expect(run('backup')).not.toContain('Cannot find')
})
