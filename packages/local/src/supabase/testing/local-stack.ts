import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repositoryRoot, type Secrets } from '../../settings.ts'
import { freePort } from './free-port.ts'
import { copyMigratedDatabase } from './migrated-database.ts'

export function startProcess(
  entry: string,
  environment: Record<string, string>,
  log: string[],
): Promise<ChildProcess> {
  const source = join(repositoryRoot, 'packages/local/src')
  const preload = join(source, 'supervisor/exit-with-parent.mjs')
  const child = spawn(process.execPath, ['--import', preload, join(source, entry)], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      log.push(line)
      if (line === 'ready') resolve(child)
    }
    createInterface({ input: child.stdout }).on('line', onLine)
    createInterface({ input: child.stderr }).on('line', onLine)
    child.once('exit', () => reject(new Error(`${entry} ended early: ${log.slice(-10).join('\n')}`)))
  })
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()))

export async function startLocalStack(environment: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'wiring-stack-'))
  const [api = 0, mail = 0, smtp = 0, site = 0, desk = 0] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  )
  const log: string[] = []
  const settings = {
    WIRING_DATA: data,
    PORT_SUPABASE: String(api),
    PORT_MAIL: String(mail),
    PORT_SMTP: String(smtp),
    PORT_SITE: String(site),
    PORT_DESK: String(desk),
    RATE_LIMITS: 'relaxed',
    POSTGRES_FSYNC: 'off',
    ...environment,
  }
  if (environment.DATABASE_URL === undefined) await copyMigratedDatabase(join(data, 'supabase'))
  const inbox = environment.SMTP_URL ? undefined : await startProcess('mail/main.ts', settings, log)
  let supabase = await startProcess('supabase/main.ts', settings, log)
  const secrets = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8')) as Secrets
  return {
    url: `http://localhost:${api}`,
    inboxUrl: `http://localhost:${mail}`,
    siteUrl: `http://localhost:${site}`,
    deskUrl: environment.DESK_URL ?? `http://localhost:${desk}`,
    smtpPort: smtp,
    data,
    secrets,
    log,
    pid: () => supabase.pid ?? 0,
    async kill(signal: NodeJS.Signals) {
      supabase.kill(signal)
      await ended(supabase)
      return supabase.exitCode
    },
    async restart(more: Record<string, string> = {}) {
      supabase = await startProcess('supabase/main.ts', { ...settings, ...more }, log)
    },
    async stop() {
      const children = inbox ? [supabase, inbox] : [supabase]
      for (const child of children) child.kill('SIGTERM')
      await Promise.all(children.map(ended))
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export type LocalStack = Awaited<ReturnType<typeof startLocalStack>>
export type RunningStack = Omit<LocalStack, 'kill' | 'pid' | 'restart' | 'stop'>
