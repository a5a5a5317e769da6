import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ofFunctions } from '@wiring/deploy/server-settings'
import { podmanMissing } from '@wiring/local/podman'
import { repositoryRoot } from '@wiring/local/settings'
import { completedSession, invoke, newSession, tinyPng } from '@wiring/local/testing/calls'
import { tryTheMoment } from '@wiring/local/testing/pauses'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { podman } from '../../release/bare-server.ts'
import { givenRelease, makeRelease } from '../../release/made-release.ts'
import { serverVisitors } from '../../release/server-visitors.ts'
import {
  type DatabaseServer,
  databaseUrl,
  domain,
  startDatabaseServer,
  writeTokenOf,
} from './database-server.ts'
import { writeDuring } from './writers.ts'

const minutes = 60_000
const missing = podmanMissing()

let folder: string
let release: string
let recipient: string
let one: DatabaseServer
let other: DatabaseServer | undefined

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1_000)} s`

beforeAll(async () => {
  if (missing !== null) return
  folder = mkdtempSync(join(tmpdir(), 'two-servers-'))
  release = givenRelease ?? makeRelease(folder)
  const key = await generateX25519Identity()
  writeFileSync(join(folder, 'key.txt'), key)
  recipient = await identityToRecipient(key)
  one = await startDatabaseServer(`one-${process.pid}`, release, recipient)
}, 45 * minutes)
afterAll(async () => {
  await one?.stop().catch(() => {})
  await other?.stop()
  if (folder) rmSync(folder, { recursive: true, force: true })
}, 2 * minutes)

/** The first cells of the table. */
function secretsOfTable(): string[] {
  const section = readFileSync(join(repositoryRoot, 'deploy/README.md'), 'utf8').split('\n## ')
  const table = section.find((text) => text.startsWith('Secrets\n')) ?? ''
  const cells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))
}

const fresh = () => randomBytes(32).toString('base64url')

/** On the server; `given`: what its vendor or the functions have already. */
async function rotate(name: string, given?: string): Promise<void> {
  const said = given === undefined ? '' : `echo '${given}' | `
  await one.run(`${said}tracework rotate ${name}${given === undefined ? '' : ' --given'}`)
}

/** They take the new one before anybody signs with it; `own` in place of what Supabase has. */
async function giveFunctions(shared: Record<string, string>, own: Record<string, string>): Promise<void> {
  const file = join(one.vendors.stack.data, 'secrets.json')
  const secrets = JSON.parse(readFileSync(file, 'utf8'))
  const both = Object.entries(shared).map(([name, secret]) => [name, `${secret},${secrets[name]}`])
  writeFileSync(file, JSON.stringify({ ...secrets, ...Object.fromEntries(both), ...own }))
  await one.vendors.stack.kill('SIGTERM')
  await one.vendors.stack.restart()
}

test.skipIf(missing !== null)(
  'each secret of the table rotates while visitors and editors read',
  { timeout: 30 * minutes },
  async () => {
    // Not a finished one: nobody drafts here, and a draft that waits makes every process ill.
    const id = await newSession(one.vendors.stack, 'reader@studio.example')
    const paths = ['/', '/lab', `/wiring/${id}`, '/wiring']
    const { answersDuring } = serverVisitors(() => one.server, domain, paths)
    const shared = { clientIpSecret: fresh(), mapWorkerSecret: fresh(), healthToken: fresh() }
    const supabaseSecretKey = `sb_secret_${fresh()}`
    await giveFunctions(shared, { supabaseSecretKey })
    const tokens = [fresh(), fresh()]
    const ofBefore = [one.vendors.stack.secrets.contentLakeToken, writeTokenOf(one.vendors)]
    one.vendors.acceptTokens([...ofBefore, ...tokens])
    const invite = 'tracework desk:invite name@studio.example'
    await expect(one.run(invite), 'the key of before').rejects.toThrow()
    /** `null`: the functions alone have it. */
    const rotations: Record<string, (() => Promise<void>) | null> = {
      PREVIEW_SECRET: () => rotate('PREVIEW_SECRET'),
      CLIENT_IP_SECRET: () => rotate('CLIENT_IP_SECRET', shared.clientIpSecret),
      HASH_SECRET: null,
      MAP_WORKER_SECRET: () => rotate('MAP_WORKER_SECRET', shared.mapWorkerSecret),
      HEALTH_TOKEN: () => rotate('HEALTH_TOKEN', shared.healthToken),
      SANITY_WEBHOOK_SECRET: () => rotate('SANITY_WEBHOOK_SECRET'),
      SANITY_READ_TOKEN: () => rotate('SANITY_READ_TOKEN', tokens[0]),
      SANITY_WRITE_TOKEN: async () => {
        await rotate('SANITY_WRITE_TOKEN', tokens[1])
        one.vendors.acceptTokens(tokens)
      },
      SUPABASE_SECRET_KEY: () => rotate('SUPABASE_SECRET_KEY', supabaseSecretKey),
      MAIL_WEBHOOK_SECRET: null,
      SMTP_URL: null,
      RESEND_API_KEY: null,
      DATABASE_URL: async () => {
        one.query("alter role postgres password 'another'")
        await rotate('DATABASE_URL', databaseUrl('another'))
      },
      REPLICATION_URL: () => rotate('REPLICATION_URL', databaseUrl('another')),
    }
    expect(Object.keys(rotations).toSorted()).toEqual(secretsOfTable().toSorted())
    const before = await answersDuring(() => tryTheMoment(3_000))
    for (const [name, work] of Object.entries(rotations)) {
      if (work === null) {
        expect(ofFunctions).toContain(name)
        continue
      }
      const startedAt = Date.now()
      const during = await answersDuring(work)
      console.log(`${name} after ${seconds(startedAt)}: ${JSON.stringify(during)}`)
      expect(Object.keys(during).toSorted(), name).toEqual(Object.keys(before).toSorted())
    }
    expect(Object.keys(before).filter((key) => !/ (200|307)\b/.test(key))).toEqual([])
    expect(await one.run('tracework status')).toContain('✓ tracework-site@3000')
    await one.run(invite)
  },
)

test.skipIf(missing !== null)(
  'a server that is lost comes back on a second bare one, but for its last minute',
  { timeout: 45 * minutes },
  async () => {
    const { vendors } = one
    const gone = await completedSession(vendors.stack, 'gone@studio.example')
    await one.run('tracework backup')
    const writing = writeDuring(vendors.stack, tryTheMoment(30_000))
    await tryTheMoment(8_000)
    await one.run('systemctl kill -s KILL tracework-record')
    const written = await writing
    expect((await one.server.run('systemctl is-active tracework-record')).said).toBe('active\n')
    await invoke(vendors.stack, 'delete-session', { action: 'delete', sessionId: gone.id })
    // Whatever copies the folder away does so once more.
    await tryTheMoment(15_000)
    const lostAt = Date.now()
    podman('cp', `one-${process.pid}:/var/lib/tracework/backups`, join(folder, 'backups'))
    await one.stop()

    const startedAt = Date.now()
    other = await startDatabaseServer(`other-${process.pid}`, release, recipient)
    console.log(`a bare Debian serves after ${seconds(startedAt)}`)
    other.server.copy(join(folder, 'backups'), '/root/backups')
    other.server.copy(join(folder, 'key.txt'), '/root/key.txt')
    const archive = readdirSync(join(folder, 'backups')).find((name) => name.startsWith('wiring-'))
    const restoring = Date.now()
    const restore = `tracework restore /root/backups/${archive} --latest --replace`
    const said = await other.run(`BACKUP_IDENTITY=/root/key.txt ${restore}`)
    console.log(`${said}\nrestored after ${seconds(restoring)}; from bare to restored ${seconds(startedAt)}`)
    expect(Date.now() - restoring).toBeLessThan(5 * minutes)

    const { stack } = other.vendors
    const there = new Set<string>(
      JSON.parse(other.query('select json_agg(session_id) from private.wiring_sessions')),
    )
    const lost = written.filter(({ id }) => !there.has(id)).map(({ at }) => lostAt - at)
    console.log(
      `of ${written.length} written ${lost.length} are lost, the oldest ${Math.max(0, ...lost)} ms old`,
    )
    expect(written.length).toBeGreaterThan(10)
    expect(Math.max(0, ...lost)).toBeLessThan(minutes)
    for (const { id, picture } of written.filter(({ id }) => there.has(id)).slice(0, 20)) {
      const answer = await fetch(picture.replace(vendors.stack.url, stack.url))
      expect(Buffer.from(await answer.arrayBuffer()), id).toEqual(tinyPng)
    }
    expect(there.has(gone.id)).toBe(false)
    expect(other.query('select string_agg(email, $$ $$) from private.wiring_sessions')).not.toContain('gone@')
    const { ask } = serverVisitors(() => (other as DatabaseServer).server, domain, [])
    expect((await ask(`/wiring/${written[0]?.id}`)).status).toBe(200)
    expect((await ask('/')).status).toBe(200)
  },
)
