import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { podmanMissing } from '@wiring/local/podman'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { type BareServer, reachableVendors, startBareServer, vendorsProgram } from './bare-server.ts'
import { givenRelease, makeRelease } from './made-release.ts'
import { serverVisitors } from './server-visitors.ts'

const minutes = 60_000
const domain = 'tracework.test'
const units = ['onboarding@3001', 'onboarding@3011', 'site@3000', 'site@3010', 'desk@3002', 'studio@3333']
/** Only in the first of the two releases. */
const oldChunk = '/_next/static/chunks/of-the-first-release.js'
/** Without a session the wizard sends a visitor to the signup. */
const allWell = ['/ 200', `${oldChunk} 200`, '/lab 200', '/wiring 307', 'drafts 200 shown']

let folder: string
let release: string
let server: BareServer
let closeVendors: () => void

test.describe.configure({ mode: 'serial' })
test.skip(podmanMissing() !== null, `${podmanMissing()}`)

const { ask, draftCookie, answersDuring } = serverVisitors(() => server, domain, [
  '/',
  '/lab',
  '/wiring',
  oldChunk,
])

const vendorPorts = () => [addresses.supabase, addresses.contentLake].map((url) => Number(new URL(url).port))

/** What an operator gets from the vendors, here from the stack that runs beside. */
const keys = () => ({
  NEXT_PUBLIC_SUPABASE_URL: addresses.supabase,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: testSecrets().supabasePublishableKey,
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
  SANITY_API_HOST: addresses.contentLake,
  SANITY_STUDIO_API_HOST: addresses.contentLake,
  SANITY_READ_TOKEN: testSecrets().contentLakeToken,
  SANITY_WRITE_TOKEN: testSecrets().contentLakeToken,
  CLIENT_IP_SECRET: testSecrets().clientIpSecret,
  MAP_WORKER_SECRET: testSecrets().mapWorkerSecret,
  HEALTH_TOKEN: testSecrets().healthToken,
})

test.beforeAll(async () => {
  test.setTimeout(60 * minutes)
  folder = mkdtempSync(join(tmpdir(), 'bare-server-'))
  const made = givenRelease ?? makeRelease(join(folder, 'made'))
  release = join(folder, basename(made))
  cpSync(made, release, { recursive: true, verbatimSymlinks: true })
  writeFileSync(join(release, 'apps/site/.next-release/static/chunks', basename(oldChunk)), '/* first */')
  server = startBareServer(`bare-server-${process.pid}`)
  closeVendors = await reachableVendors(vendorPorts())
  server.copy(release, '/root/first')
  writeFileSync(join(folder, 'vendors.cjs'), vendorsProgram(vendorPorts()))
  server.copy(join(folder, 'vendors.cjs'), '/root/vendors.cjs')
  const lines = Object.entries(keys()).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(folder, 'keys.env'), lines.join(''))
  server.copy(join(folder, 'keys.env'), '/root/keys.env')
  const vendors = 'systemd-run --unit=vendors /root/first/bin/node /root/vendors.cjs'
  expect((await server.run(vendors)).code).toBe(0)
})
test.afterAll(() => {
  closeVendors?.()
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('one command and the name of the domain make a bare Debian serve over TLS', async () => {
  test.setTimeout(20 * minutes)
  const startedAt = Date.now()
  const { code, said } = await server.run(
    `echo ${domain} | /root/first/deploy/install /root/keys.env --tls internal`,
  )
  console.log(`${said}\ninstalled after ${Math.round((Date.now() - startedAt) / 1_000)} s`)
  expect(code).toBe(0)
  expect(said).toContain(`https://${domain} serves.`)
  // The last two are drawn with fonts that lie elsewhere than where the release was built.
  for (const path of ['/', '/lab', '/ready', '/wiring/ready', '/og/lab', '/privacy-policy.pdf'])
    expect(await ask(path), path).toMatchObject({ status: 200 })
  expect(await ask('/sign-in', { host: `desk.${domain}` })).toMatchObject({ status: 200 })
  expect(await ask('/', { host: `studio.${domain}` })).toMatchObject({ status: 200 })
  expect((await server.run("journalctl --no-pager -u 'tracework-*' | grep -w Error")).said).toBe('')
  expect((await server.run('systemctl is-active cron')).said).toBe('active\n')
})

test('a browser shows the published page at its real name', async () => {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      `--host-resolver-rules=MAP *.${domain} ${server.address},MAP ${domain} ${server.address}`,
    ],
  })
  // Its store of authorities is not this test's: `ask` has checked the certificate.
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  page.on('console', (said) => {
    if (said.text().includes('Content Security Policy')) broken.push(said.text())
  })
  await page.goto(`https://${domain}/`)
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`https://${domain}`)
  await page.goto(`https://desk.${domain}/`)
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(broken).toEqual([])
  await browser.close()
})

test('a second run repeats nothing, and keeps every secret', async () => {
  const before = server.read('/etc/tracework/env')
  const { code, said } = await server.run(
    `/root/first/deploy/install /root/keys.env --domain ${domain} --tls internal`,
  )
  expect(code, said).toBe(0)
  expect(server.read('/etc/tracework/env')).toBe(before)
  expect((await ask('/')).status).toBe(200)
})

test('what fails says what to do, in a sentence', async () => {
  const failed = async (parameters: string) => {
    const { code, said } = await server.run(`/root/first/deploy/install ${parameters}`)
    expect(code).toBe(1)
    return said
  }
  expect(await failed('/root/none')).toBe(
    'Not installed: There is no file /root/none.\n→ deploy/README.md, A server, says what stands in it.\n',
  )
  expect(await failed('/root/keys.env --domain https://a.test')).toContain(
    'is not a domain.\n→ Name it without',
  )
})

test('the next release takes over and goes back, while visitors and editors read', async () => {
  test.setTimeout(20 * minutes)
  await server.run(
    `cp -a /root/first /root/next && echo next > /root/next/RELEASE && rm /root/next/apps/site/.next-release/static/chunks/${basename(oldChunk)}`,
  )
  const forth = await answersDuring(async () => {
    const { code, said } = await server.run('tracework deploy /root/next')
    expect(code, said).toBe(0)
  })
  console.log(`roll-out: ${JSON.stringify(forth)}`)
  expect(Object.keys(forth).toSorted()).toEqual(allWell)
  expect((await server.run('tracework status')).said).toContain('Release next')

  const startedAt = Date.now()
  const back = await answersDuring(async () => {
    const { code, said } = await server.run('tracework rollback')
    expect(code, said).toBe(0)
  })
  console.log(`rollback after ${Math.round((Date.now() - startedAt) / 1_000)} s: ${JSON.stringify(back)}`)
  expect(Object.keys(back).toSorted()).toEqual(allWell)
})

test('each unit comes back from kill -9, and pages are served meanwhile', async () => {
  test.setTimeout(10 * minutes)
  for (const unit of units) {
    const during = await answersDuring(async () => {
      const port = unit.split('@')[1]
      const ready = unit.startsWith('studio')
        ? 'alive'
        : unit.startsWith('onboarding')
          ? 'wiring/ready'
          : 'ready'
      const well = `until curl -sf -o /dev/null http://127.0.0.1:${port}/${ready}; do read -t 0.2 <> <(:) || true; done`
      const { code, said } = await server.run(
        `systemctl kill -s KILL tracework-${unit}; timeout 90 bash -c '${well}'`,
      )
      expect(code, `${unit}: ${said}`).toBe(0)
    })
    expect(
      Object.keys(during).filter((key) => !allWell.includes(key)),
      unit,
    ).toEqual([])
  }
})

test('nginx comes back from kill -9, too', async () => {
  expect((await server.run('systemctl kill -s KILL nginx')).code).toBe(0)
  await expect.poll(() => ask('/').then(({ status }) => status)).toBe(200)
  expect((await server.run('systemctl is-active nginx')).said).toBe('active\n')
})

test('secrets of this server rotate while visitors and editors read', async () => {
  test.setTimeout(15 * minutes)
  const during = await answersDuring(async () => {
    for (const name of ['PREVIEW_SECRET', 'SANITY_WEBHOOK_SECRET']) {
      const { code, said } = await server.run(`tracework rotate ${name}`)
      expect(code, said).toBe(0)
    }
  })
  console.log(`rotation: ${JSON.stringify(during)}`)
  expect(Object.keys(during).toSorted()).toEqual(allWell)
  // The one of before opens nothing from here on.
  const old = draftCookie(1)
  expect((await ask('/lab', { cookie: old })).body).toContain('aria-label="Preview"')
  expect((await server.run('tracework rotate PREVIEW_SECRET --finish')).code).toBe(0)
  expect((await ask('/lab', { cookie: old })).body).not.toContain('aria-label="Preview"')
})

test('with the vendors away pages are served and /ready says so; with them back all is well', async () => {
  test.setTimeout(10 * minutes)
  const ready = () => ask('/ready').then(({ status }) => status)
  await server.run('systemctl stop vendors')
  await expect.poll(ready, { timeout: 3 * minutes }).toBe(503)
  expect((await ask('/')).status).toBe(200)
  expect((await server.run('tracework status')).code).toBe(1)
  await server.run('systemd-run --unit=vendors-again /root/first/bin/node /root/vendors.cjs')
  await expect.poll(ready, { timeout: 3 * minutes }).toBe(200)
})
