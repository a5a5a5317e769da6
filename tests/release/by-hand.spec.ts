import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { podmanMissing } from '@wiring/local/podman'
import { runningUrl } from '@wiring/local/running-database'
import { repositoryRoot } from '@wiring/local/settings'
import { addresses, testSecrets } from '../running-stack/addresses.ts'
import { testFolder } from '../running-stack/test-stack.ts'
import { type BareServer, reachableVendors, startBareServer, vendorsProgram } from './bare-server.ts'

const minutes = 60_000
const site = 'https://tracework.test'
const checkout = '/srv/checkout'

let folder: string
let server: BareServer
let closeVendors: () => void

test.describe.configure({ mode: 'serial' })
test.skip(podmanMissing() !== null, `${podmanMissing()}`)

let closeDatabase: () => void
let databasePort: number

/** Its own server listens on a socket in a folder: this is the port that a vendor's has. */
async function openDatabasePort(): Promise<void> {
  const { hostname, port } = new URL(runningUrl(join(testFolder, 'supabase')) ?? '')
  const door = createServer((socket) => {
    const end = connect(join(decodeURIComponent(hostname), `.s.PGSQL.${port}`))
    for (const each of [socket, end]) each.on('error', () => [socket, end].map((one) => one.destroy()))
    socket.pipe(end).pipe(socket)
  })
  await once(door.listen(0, '127.0.0.1'), 'listening')
  databasePort = (door.address() as AddressInfo).port
  closeDatabase = () => door.close()
}

function database(): string {
  const url = new URL(runningUrl(join(testFolder, 'supabase')) ?? '')
  return `postgresql://postgres:${url.password}@127.0.0.1:${databasePort}/postgres`
}
const vendorPorts = () => [
  ...[addresses.supabase, addresses.contentLake].map((url) => Number(new URL(url).port)),
  databasePort,
]

/** Those of `.env.example`, as one who has read it sets them. */
const variables = (): Record<string, string> => ({
  SITE_URL: site,
  DESK_URL: 'https://desk.tracework.test',
  ONBOARDING_URL: 'http://127.0.0.1:3001',
  NEXT_PUBLIC_SUPABASE_URL: addresses.supabase,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: testSecrets().supabasePublishableKey,
  SUPABASE_SECRET_KEY: testSecrets().supabaseSecretKey,
  DATABASE_URL: database(),
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
  SANITY_API_HOST: addresses.contentLake,
  SANITY_READ_TOKEN: testSecrets().contentLakeToken,
  SANITY_WRITE_TOKEN: testSecrets().contentLakeToken,
  NEXT_PUBLIC_SANITY_STUDIO_URL: 'https://studio.tracework.test',
  SANITY_STUDIO_PROJECT_ID: 'local',
  SANITY_STUDIO_DATASET: 'production',
  SANITY_STUDIO_API_HOST: addresses.contentLake,
  SANITY_STUDIO_SITE_URL: site,
  SANITY_PROJECT_ID: 'local',
  SANITY_TOKEN: testSecrets().contentLakeToken,
  PREVIEW_SECRET: 'of this test and long enough to sign',
  SANITY_WEBHOOK_SECRET: testSecrets().webhookSecret,
  CLIENT_IP_SECRET: testSecrets().clientIpSecret,
  MAP_WORKER_SECRET: testSecrets().mapWorkerSecret,
  HEALTH_TOKEN: testSecrets().healthToken,
  TRUSTED_PROXY_HOPS: '1',
})

/** Of whom npm trusts on this machine, where its shell names nobody. */
function npmAuthorities(): string | null {
  const file = execFileSync('npm', ['config', 'get', 'cafile'], { encoding: 'utf8' }).trim()
  return file === 'null' || file === '' ? null : file
}

const authority = process.env.NODE_EXTRA_CA_CERTS ?? npmAuthorities()

const documents = ['README.md', 'deploy/README.md'].map((file) =>
  readFileSync(join(repositoryRoot, file), 'utf8'),
)

/** A command of the documents in the checkout, with the variables, and what more it is given. */
async function run(command: string, more = ''): Promise<string> {
  expect(documents.join('\n'), 'stands in a README').toContain(`\`${command}\``)
  return inCheckout(`${command} ${more}`)
}

async function inCheckout(command: string): Promise<string> {
  const startedAt = Date.now()
  const { code, said } = await server.run(`set -a; . /root/env; set +a; cd ${checkout} && ${command}`)
  console.log(`$ ${command} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)`)
  expect(code, `${command}: ${said}`).toBe(0)
  return said
}

/** What ends with no shell: a unit of its own. */
async function start(command: string): Promise<void> {
  expect(documents.join('\n'), 'stands in a README').toContain(`\`${command}\``)
  const options = [
    `--working-directory=${checkout}`,
    '--property=EnvironmentFile=/root/env',
    '--setenv=PATH=/usr/local/bin:/usr/bin:/bin',
    '--setenv=HOME=/root',
  ]
  await inCheckout(`systemd-run ${options.join(' ')} ${command}`)
}

const answers = (url: string) =>
  inCheckout(`timeout 60 bash -c 'until curl -sf -o /dev/null ${url}; do read -t 0.3 <> <(:) || true; done'`)

test.beforeAll(async () => {
  test.setTimeout(20 * minutes)
  folder = mkdtempSync(join(tmpdir(), 'by-hand-'))
  server = startBareServer(`by-hand-${process.pid}`)
  await openDatabasePort()
  closeVendors = await reachableVendors(vendorPorts())
  const example = readFileSync(join(repositoryRoot, '.env.example'), 'utf8')
  for (const name of Object.keys(variables())) expect(example).toContain(name)
  const lines = Object.entries({
    ...variables(),
    ...(authority && { NODE_EXTRA_CA_CERTS: '/root/authorities.crt' }),
  }).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(join(folder, 'env'), lines.join(''))
  writeFileSync(join(folder, 'vendors.cjs'), vendorsProgram(vendorPorts()))
  for (const file of ['env', 'vendors.cjs']) server.copy(join(folder, file), `/root/${file}`)
  if (authority) server.copy(authority, '/root/authorities.crt')
  // Node and npm, as an operator installs them; the repository, as git gives it.
  const npm = '/usr/lib/node_modules/npm'
  server.copy(process.env.HOST_NODE ?? process.execPath, '/usr/local/bin/node')
  await server.run(`mkdir -p /usr/local/lib/node_modules ${checkout}`)
  server.copy(npm, '/usr/local/lib/node_modules/npm')
  await server.run('ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm')
  const archive = join(folder, 'checkout.tar')
  execFileSync('git', ['archive', '--output', archive, 'HEAD'], { cwd: repositoryRoot })
  server.copy(archive, '/root/checkout.tar')
  await server.run(`tar -xf /root/checkout.tar -C ${checkout}`)
  await server.run('systemd-run --unit=vendors /usr/local/bin/node /root/vendors.cjs')
})
test.afterAll(() => {
  closeVendors?.()
  closeDatabase?.()
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a checkout is installed, its content moved, and each part built, by the commands of the README', async () => {
  test.setTimeout(30 * minutes)
  await run('npm ci')
  await inCheckout('npm run content:export -w @wiring/deploy -- export.tar.gz')
  await inCheckout('npm run content:import -w @wiring/deploy export.tar.gz')
  for (const part of ['studio', 'site', 'onboarding', 'desk']) await run(`npm run build -w @wiring/${part}`)
})

test('each part starts by the command of the README, and answers behind its nginx.conf', async () => {
  test.setTimeout(10 * minutes)
  await start('npm start -w @wiring/studio')
  await start('npm start -w @wiring/onboarding -- --port 3001')
  await start('npm start -w @wiring/site')
  await start('npm start -w @wiring/desk -- --port 3002')
  for (const place of [':3333/', ':3001/wiring/ready', ':3000/ready', ':3002/sign-in'])
    await answers(`http://127.0.0.1${place}`)
  await inCheckout(
    'apt-get -qq update && apt-get -qq install -y --no-install-recommends nginx-light > /dev/null',
  )
  await inCheckout('systemctl stop nginx')
  await inCheckout(`systemd-run nginx -g 'daemon off;' -c ${checkout}/apps/site/nginx.conf`)
  await answers('http://127.0.0.1:8080/')
  const status = (path: string) =>
    inCheckout(
      `curl -s -o /dev/null -w '%{http_code}' -H 'Host: tracework.test' http://127.0.0.1:8080${path}`,
    )
  for (const path of ['/', '/console', '/lab', '/map', '/trust', '/og/lab', '/privacy-policy.pdf', '/ready'])
    expect(await status(path), path).toBe('200')
  expect(await status('/wiring')).toBe('307')
})

test('the tools work from the checkout', async () => {
  test.setTimeout(10 * minutes)
  expect(await run('npm run migrate -w @wiring/deploy')).toContain('The database has every migration.')
  const invited = await run('npm run desk:invite -w @wiring/deploy -- name@example.com', '|| true')
  // In a stack that was left running she was invited before.
  expect(invited).toMatch(/is invited|is an operator already/)
  await run('npm run backup -w @wiring/deploy')
  expect(await inCheckout('ls .local/backups')).toMatch(/^wiring-.*\.tar\.gz$/m)
  // Its name is in no DNS.
  expect(await run('npm run doctor -w @wiring/deploy', '|| true')).toContain(
    '✓ database, schedule and queues',
  )
})
