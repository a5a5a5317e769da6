import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient, type SanityClient } from '@sanity/client'
import { apiVersion } from '../src/api-version.ts'
import { environmentWith, type ScratchCopy } from './scratch-copy.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const next = join(root, 'node_modules/next/dist/bin/next')
const preload = '--import=@wiring/server/listen-when-ready'

export interface ScratchSite {
  address: string
  lake: SanityClient
  /** `200 <html…` */
  read: (path: string) => Promise<string>
  stop: () => Promise<void>
}

export async function startScratchSite(
  copy: ScratchCopy,
  change: (lake: SanityClient) => Promise<unknown>,
): Promise<ScratchSite> {
  const data = mkdtempSync(join(tmpdir(), 'scratch-site-'))
  const running: ChildProcess[] = []
  const stop = async () => {
    for (const child of running)
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
  try {
    const [lakePort, sitePort] = [await freePort(), await freePort()]
    const lakeAddress = `http://127.0.0.1:${lakePort}`
    const address = `http://localhost:${sitePort}`
    const ports = { PORT_CONTENT_LAKE: String(lakePort), PORT_SITE: String(sitePort) }
    const lakeProgram = spawn(process.execPath, ['packages/local/src/content-lake/main.ts'], {
      cwd: root,
      env: environmentWith({ WIRING_DATA: data, ...ports }),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.push(lakeProgram)
    await waitForAnswer(lakeAddress, lakeProgram)
    const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'))
    const lake = createClient({
      projectId: 'local',
      dataset: 'production',
      apiHost: lakeAddress,
      useProjectHostname: false,
      useCdn: false,
      apiVersion,
      token: secrets.contentLakeToken,
    })
    while (!(await lake.getDocument('labPage'))) await wait(100)
    await change(lake)

    const environment = environmentOf(address, lakeAddress, secrets)
    copy.runIn('apps/site', environment, next, 'build')
    const own = `http://127.0.0.1:${sitePort}`
    const where = ['--hostname', '127.0.0.1', '--port', String(sitePort)]
    const site = spawn(process.execPath, [preload, next, 'start', ...where], {
      cwd: join(copy.folder, 'apps/site'),
      env: environmentWith(environment),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    running.push(site)
    await waitForAnswer(own, site)
    const read = async (path: string) => {
      const answer = await fetch(own + path)
      return `${answer.status} ${await answer.text()}`
    }
    return { address, lake, read, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const environmentOf = (site: string, lake: string, secrets: Record<string, string>) => ({
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_URL: site,
  ONBOARDING_URL: site,
  NEXT_PUBLIC_SUPABASE_URL: site,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'none',
  CLIENT_IP_SECRET: 'a secret for this test only',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
  NEXT_PUBLIC_SANITY_STUDIO_URL: site,
  SANITY_API_HOST: lake,
  SANITY_READ_TOKEN: secrets.contentLakeToken ?? '',
  SANITY_WRITE_TOKEN: secrets.contentLakeToken ?? '',
  SANITY_WEBHOOK_SECRET: secrets.webhookSecret ?? '',
  PREVIEW_SECRET: 'a secret for this test only',
})

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function waitForAnswer(address: string, program: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await wait(200)) {
    if (program.exitCode !== null || Date.now() > deadline) throw new Error(`${address} does not answer.`)
    if (await fetch(address).catch(() => null)) return
  }
}
