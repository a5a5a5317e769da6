/**
 * `npm run bench:serve`: publishing under load, then requests per second with and without nginx. Needs
 * nginx and wrk.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { repositoryRoot } from '@wiring/local/settings'
import { requirePrograms, runTool } from '@wiring/local/tool'
import { addresses } from '../running-stack/addresses.ts'
import { isReachable } from '../running-stack/listen.ts'
import { withProductionStack } from './production-stack.ts'
import { benchPublishing } from './publishing.ts'
import { atLeast, atMost, median, printTable, type Row, unbudgetedRow } from './table.ts'

requirePrograms('nginx', 'wrk')
const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'))
// Root's nginx runs as another user, who has to read this.
chmodSync(folder, 0o755)
/** Servers alternate, so that a slow minute affects all. */
const rounds = 5
const seconds = 3
const aim = 0.8

interface Speed {
  perSecond: number
  p99: number
  failed: number
}

function startNginx(name: string, configuration: string): ChildProcess {
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, `pid ${folder}/${name}.pid;\ndaemon off;\n${configuration}`)
  return spawn('/usr/sbin/nginx', ['-c', file, '-p', folder], { stdio: 'inherit' })
}

const files = (port: number) => `
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  server {
    listen ${port};
    root ${folder}/www;
    keepalive_requests 100000;
    open_file_cache max=100 inactive=60s;
    default_type text/html;
    add_header Content-Encoding br;
    location = / { try_files /page.br =404; }
  }
}`

async function load(address: string, encoding: string): Promise<Speed> {
  const { output } = await runTool('wrk', [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '--latency',
    '-H',
    `accept-encoding: ${encoding}`,
    address,
  ])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  const p99 = Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1)
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  if (Number.isNaN(perSecond)) throw new Error(`wrk did not measure ${address}:\n${output}`)
  return { perSecond, p99, failed }
}

async function fetchOnce(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  await response.arrayBuffer()
}

async function warmUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 50 && !(await isReachable(address)); attempt += 1) await wait(100)
  for (let warm = 0; warm < 20; warm += 1) await fetchOnce(address)
}

async function bench(): Promise<void> {
  const site = new URL(addresses.site)
  const html = await (await fetch(`${addresses.site}/`)).text()
  await runTool('mkdir', ['-p', join(folder, 'www')])
  writeFileSync(join(folder, 'www/page.br'), brotliCompressSync(html))
  const shipped = readFileSync(join(repositoryRoot, 'apps/site/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${site.port}`)
    .replace('listen 8080', 'listen 48080')
    .replace('/var/cache/wiring', join(folder, 'cache'))
  const proxies = [startNginx('shipped', shipped), startNginx('files', files(48_081))]
  try {
    const servers = {
      'next start (gzip for each request)': [`http://127.0.0.1:${site.port}/`, 'gzip'],
      'next start (stored brotli)': [`http://127.0.0.1:${site.port}/`, 'br, gzip'],
      'nginx.conf before next start': ['http://127.0.0.1:48080/', 'br, gzip'],
      'nginx, the same bytes as a file': ['http://127.0.0.1:48081/', 'br, gzip'],
    } as const
    for (const [address] of Object.values(servers)) await warmUp(address)
    const speeds: Speed[][] = Object.values(servers).map(() => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [at, [address, encoding]] of Object.values(servers).entries())
        speeds[at]?.push(await load(address, encoding))
    const [, , shippedSpeeds = [], fileSpeeds = []] = speeds
    const share = median(
      shippedSpeeds.map(({ perSecond }, round) => perSecond / (fileSpeeds[round]?.perSecond ?? Number.NaN)),
    )
    const rows: Row[] = Object.keys(servers).flatMap((name, at) => {
      const all = speeds[at] ?? []
      const failed = all.reduce((sum, speed) => sum + speed.failed, 0)
      return [
        unbudgetedRow(`${name}: requests`, median(all.map(({ perSecond }) => perSecond)), '/s'),
        unbudgetedRow(`${name}: 99 % within`, median(all.map(({ p99 }) => p99)), 'ms', 2),
        atMost(`${name}: failed`, failed, 0, '', 0),
      ]
    })
    rows.push(atLeast('share of the static file, median of the rounds', share, aim, '', 2))
    printTable(`GET / with 32 connections, one machine: medians of ${rounds} rounds of ${seconds} s`, rows)
  } finally {
    const gone = proxies.map((proxy) => once(proxy, 'exit'))
    for (const proxy of proxies) proxy.kill('SIGQUIT')
    await Promise.all(gone)
    rmSync(folder, { recursive: true, force: true })
  }
}

await withProductionStack(async () => {
  await benchPublishing()
  await bench()
})
