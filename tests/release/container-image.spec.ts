import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { podmanMissing } from '@wiring/local/podman'
import { podman, runContainer, slimImage } from './bare-server.ts'
import { givenRelease, makeRelease } from './made-release.ts'

const minutes = 60_000
const name = `image-${process.pid}`
let folder: string
let release: string

test.skip(podmanMissing() !== null, `${podmanMissing()}`)

test.beforeAll(() => {
  test.setTimeout(30 * minutes)
  folder = mkdtempSync(join(tmpdir(), 'image-'))
  release = givenRelease ?? makeRelease(folder)
})
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  podman('rm', '--force', '--time=2', name)
  podman('rmi', '--force', `localhost/${name}`)
})

/** Its values do not matter to a process that only says that it lives. */
const variables = {
  SITE_URL: 'https://tracework.test',
  ONBOARDING_URL: 'http://127.0.0.1:8081',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'none',
  SANITY_READ_TOKEN: 'none',
  SANITY_WRITE_TOKEN: 'none',
  PREVIEW_SECRET: randomUUID(),
  SANITY_WEBHOOK_SECRET: randomUUID(),
  CLIENT_IP_SECRET: randomUUID(),
  NEXT_PUBLIC_SANITY_STUDIO_URL: 'https://studio.tracework.test',
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'none',
}

test('the image is small, runs as nobody without writing, and says that it is well', async () => {
  test.setTimeout(10 * minutes)
  // No registry is asked: Debian's packages make what the registry's slim one is.
  const from = [
    '--format=docker',
    `--build-arg=BASE=${slimImage()}`,
    `--file=${join(release, 'deploy/Containerfile')}`,
  ]
  podman('build', ...from, '--tag', `localhost/${name}`, release)
  const inspected = JSON.parse(podman('image', 'inspect', `localhost/${name}`))[0]
  const base = JSON.parse(podman('image', 'inspect', slimImage()))[0]
  const megabytes = (bytes: number) => Math.round(bytes / 1e6)
  console.log(
    `image: ${megabytes(inspected.Size)} MB, ${megabytes(inspected.Size - base.Size)} of them the release`,
  )
  expect(inspected.Size).toBeLessThan(450_000_000)
  expect(inspected.User).toBe('65534:65534')

  const settings = Object.entries(variables).map(([key, value]) => `--env=${key}=${value}`)
  // It is asked below, as no systemd of this machine does.
  const options = ['--read-only', '--tmpfs=/tmp', '--network=none', '--health-interval=disable']
  runContainer(name, [...options, ...settings], [`localhost/${name}`])
  await expect
    .poll(() => podman('exec', name, '/app/bin/node', '-e', 'console.log(process.getuid())').trim())
    .toBe('65534')
  const isWell = () => {
    try {
      return podman('healthcheck', 'run', name) !== null
    } catch {
      return false
    }
  }
  await expect.poll(isWell, { timeout: 180_000 }).toBe(true)
  expect(podman('exec', name, 'sh', '-c', 'touch /app/x 2>&1 || true')).toContain('Read-only file system')
})
