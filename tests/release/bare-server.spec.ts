import { createHmac } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseEnv } from 'node:util'
import { chromium, expect, test } from '@playwright/test'
import { podmanMissing } from '@wiring/local/podman'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { type BareServer, reachableVendors, startBareServer, vendorsProgram } from './bare-server.ts'
import { givenRelease, makeRelease } from './made-release.ts'

const minutes = 60_000
const domain = 'tracework.test'
const units = ['onboarding@3001', 'onboarding@3011', 'site@3000', 'site@3010', 'desk@3002', 'studio@3333']
/** Only in the first of the two releases. */
const oldChunk = '/_next/static/chunks/of-the-first-release.js'

let folder: string
let release: string
let server: BareServer
let closeVendors: () => void
let agent: Agent

test.describe.configure({ mode: 'serial' })
test.skip(podmanMissing() !== null, `${podmanMissing()}`)

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

interface Answer {
  status: number
  body: string
}

/** Over TLS, with the certificate checked. */
const ask = (path: string, { host = domain, cookie = '' } = {}): Promise<Answer> =>
  new Promise((resolve) => {
    const options = { host: server.address, servername: host, path, agent, headers: { host, cookie } }
    const request = get(options, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    )
    request.on('error', (error) => resolve({ status: 0, body: error.message }))
  })

function draftCookie(): string {
  const session = { role: 'editor', until: Date.now() + 60 * minutes }
  const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
  const secret = parseEnv(server.read('/etc/tracework/env')).PREVIEW_SECRET ?? ''
  const signature = createHmac('sha256', secret).update(`preview session ${payload}`).digest('base64url')
  return `__prerender_bypass=any; preview-session=${payload}.${signature}`
}

/** What visitors, and editors with drafts open, got while `work` ran. */
async function answersDuring(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let over = false
  const count = (key: string) => {
    counts[key] = (counts[key] ?? 0) + 1
  }
  const cookie = draftCookie()
  const visitor = async () => {
    while (!over) {
      for (const path of ['/', '/wiring', '/lab', oldChunk]) count(`${path} ${(await ask(path)).status}`)
      const { status, body } = await ask('/lab', { cookie })
      count(`drafts ${status} ${body.includes('aria-label="Preview"') ? 'shown' : 'missing'}`)
    }
  }
  const visitors = Array.from({ length: 4 }, visitor)
  await work().finally(() => {
    over = true
  })
  await Promise.all(visitors)
  return counts
}

const allWell = ['/ 200', '/lab 200', '/wiring 200', `${oldChunk} 200`, 'drafts 200 shown']

test('one command and the name of the domain make a bare Debian serve over TLS', async () => {
  test.setTimeout(20 * minutes)
  const startedAt = Date.now()
  const { code, said } = await server.run(
    `echo ${domain} | /root/first/deploy/install /root/keys.env --tls internal`,
  )
  console.log(`${said}\ninstalled after ${Math.round((Date.now() - startedAt) / 1_000)} s`)
  expect(code).toBe(0)
  expect(said).toContain(`https://${domain} serves.`)
  agent = new Agent({ ca: server.read('/etc/tracework/tls/ca.pem'), keepAlive: true })
  for (const path of ['/', '/lab', '/wiring', '/ready', '/wiring/ready'])
    expect(await ask(path), path).toMatchObject({ status: 200 })
  for (const host of [`desk.${domain}`, `studio.${domain}`])
    expect(await ask('/', { host }), host).toMatchObject({ status: 200 })
})

test('a browser shows the published page at its real name', async () => {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', `--host-resolver-rules=MAP *.${domain} ${server.address},MAP ${domain} ${server.address}`],
  })
  // Its store of authorities is not this test's: `ask` has checked the certificate.
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
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
    'Not installed: Name the file of keys: install <file>.\n→ deploy/README.md, A server, says what stands in it.\n',
  )
  expect(await failed('/root/keys.env --domain https://a.test')).toContain('is not a domain.\n→ Name it without')
})

test('the next release takes over and goes back, while visitors and editors read', async () => {
  test.setTimeout(20 * minutes)
  await server.run(`cp -a /root/first /root/next && echo next > /root/next/RELEASE && rm /root/next/apps/site/.next-release/static/chunks/${basename(oldChunk)}`)
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
      const ready = unit.startsWith('studio') ? 'alive' : unit.startsWith('onboarding') ? 'wiring/ready' : 'ready'
      const well = `until curl -sf -o /dev/null http://127.0.0.1:${port}/${ready}; do read -t 0.2 <> <(:) || true; done`
      const { code, said } = await server.run(`systemctl kill -s KILL tracework-${unit}; timeout 90 bash -c '${well}'`)
      expect(code, `${unit}: ${said}`).toBe(0)
    })
    expect(Object.keys(during).filter((key) => !allWell.includes(key)), unit).toEqual([])
  }
})
