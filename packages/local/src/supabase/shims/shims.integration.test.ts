import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonForText, preserveRevokes } from '../database.ts'
import { liteApp } from '../lite-app.ts'
import { migrate } from '../migrations.ts'
import { sqlRunner } from '../sql-runner.ts'
import { storageFront } from '../storage/storage-front.ts'
import { redactLoggedParameters } from './errors-logged-with-parameters.ts'
import { lockDataFolder } from './pglite-takes-no-lock.ts'
import { serialiseTransactions, withLowPriority } from './pglite-transactions-interleave.ts'

const secrets = {
  contentLakeToken: '',
  webhookSecret: '',
  supabasePublishableKey: 'sb_publishable_test',
  supabaseSecretKey: 'sb_secret_test',
  jwtSecret: 'a-secret-of-at-least-32-characters',
  clientIpSecret: '',
  mapWorkerSecret: 'm'.repeat(32),
  healthToken: 'x'.repeat(32),
}
const id = '11111111-1111-1111-1111-111111111111'
let folder: string
/** A migrated database with one open session; copying is faster than migrating. */
let ready: Blob

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wiring-shims-'))
  const connection = await createPgliteConnection({})
  const runner = sqlRunner(connection, (script) => connection.driver.exec(script))
  await migrate(runner)
  await runner.script(
    `insert into private.wiring_sessions (session_id, email, address_key) values ('${id}', 'a@x.example', 'k')`,
  )
  ready = await connection.driver.dumpDataDir('none')
  await connection.driver.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lite over a copy of the database, with the shims that `prepare` adds. */
async function openApp(prepare = (_: object) => {}, serializers = {}) {
  const connection = await createPgliteConnection({ pgliteOptions: { loadDataDir: ready, serializers } })
  serialiseTransactions(connection)
  prepare(connection)
  const runner = sqlRunner(connection, (script) => connection.driver.exec(script))
  const database = { connection, runner, close: () => connection.close() }
  const app = await liteApp(database, join(folder, crypto.randomUUID()), secrets)
  return { app, ...database }
}

const headers = { apikey: secrets.supabasePublishableKey, 'content-type': 'application/json' }
const readSession = (app: App, given: unknown) =>
  app.fetch(
    new Request('http://localhost/rest/v1/rpc/get_session_by_id', {
      method: 'POST',
      headers,
      body: JSON.stringify({ session_uuid: given }),
    }),
  )

describe('pglite-transactions-interleave', () => {
  test('concurrent transactions are kept apart', async () => {
    const connection = await createPgliteConnection({ pgliteOptions: { loadDataDir: ready } })
    serialiseTransactions(connection)
    const transaction = (value: string) =>
      connection.kysely.transaction().execute(async (run) => {
        await sql`select set_config('test.value', ${value}, true)`.execute(run)
        await new Promise((resolve) => setTimeout(resolve, 20))
        const { rows } = await sql<{ value: string }>`select current_setting('test.value') as value`.execute(
          run,
        )
        return rows[0]?.value
      })
    const seen = await Promise.allSettled([transaction('a'), transaction('b')])
    await connection.driver.close()
    expect(seen).toEqual(['a', 'b'].map((value) => ({ status: 'fulfilled', value })))
  })

  test('a save that comes after a burst of uploads does not wait for all of them', async () => {
    const connection = await createPgliteConnection({ pgliteOptions: { loadDataDir: ready } })
    serialiseTransactions(connection)
    const order: string[] = []
    const ask = (name: string) =>
      sql`select 1`.execute(connection.kysely).then(() => {
        order.push(name)
      })
    const uploads = Array.from({ length: 5 }, (_, n) => withLowPriority(() => ask(`upload ${n}`)))
    await Promise.all([...uploads, ask('save')])
    await connection.driver.close()
    expect(order.indexOf('save')).toBeLessThanOrEqual(1)
    expect(order).toHaveLength(6)
  })
})

describe('rls-undoes-revokes', () => {
  test('the first request grants nothing', async () => {
    const { app, runner, close } = await openApp(preserveRevokes)
    await readSession(app, id)
    const [row] = await runner.rows<{ may: boolean }>(
      "select has_table_privilege('anon', 'private.wiring_sessions', 'select') as may",
    )
    await close()
    expect(row?.may).toBe(false)
  })
})

describe('pglite-takes-no-lock', () => {
  test('refuses a folder that a living process holds, and takes one over from a dead process', () => {
    const data = mkdtempSync(join(folder, 'locked-'))
    writeFileSync(join(data, 'process.pid'), String(process.ppid))
    expect(() => lockDataFolder(data)).toThrow(`in use by process ${process.ppid}`)
    writeFileSync(join(data, 'process.pid'), '4194305')
    lockDataFolder(data)()
  })
})

describe('list-arguments-fail and errors-logged-with-parameters', () => {
  test('a list for a text gives no row, and errors are logged by their state only', async () => {
    const { app, close } = await openApp(preserveRevokes, jsonForText)
    expect(await (await readSession(app, [id])).json()).toEqual([])
    await close()
    const lines: unknown[][] = []
    const target = { error: (...parts: unknown[]) => lines.push(parts) }
    redactLoggedParameters(target as unknown as Console)
    target.error(
      Object.assign(new Error('private@x.example'), { code: '42501', params: ['private@x.example'] }),
    )
    expect(lines).toEqual([['SQL state 42501']])
  })
})

describe('the shims of storage', () => {
  let opened: Awaited<ReturnType<typeof openApp>>
  beforeAll(async () => {
    opened = await openApp(preserveRevokes)
  })
  afterAll(() => opened.close())

  const url = (index: number) =>
    `http://localhost/storage/v1/object/wiring-images/${id}/image-170000000000${index}-0.png`
  const send = (request: Request) => storageFront(opened.app, request, '127.0.0.1')

  function blob(index: number): Request {
    const form = new FormData()
    form.append('cacheControl', '3600')
    form.append('', new Blob(['x'], { type: 'image/png' }))
    return new Request(url(index), { method: 'POST', headers: { apikey: headers.apikey }, body: form })
  }
  function chunks(index: number): Request {
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 6; sent += 1) controller.enqueue(new Uint8Array(1_000_000))
        controller.close()
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { apikey: headers.apikey, 'content-type': 'image/png' },
      body,
      duplex: 'half',
    }
    return new Request(url(index), init)
  }
  const small = (index: number) =>
    new Request(url(index), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/png' },
      body: 'x',
    })
  const twice = async (index: number) =>
    (await Promise.all([send(small(index)), send(small(index))])).map(({ status }) => status).sort()

  test('blob-uploads, uploads-of-any-size and same-name-uploads', async () => {
    expect((await send(blob(0))).status).toBe(200)
    expect((await send(chunks(1))).status).toBe(413)
    expect(await twice(2)).toEqual([200, 400])
  })

  const storage = 'http://localhost/storage/v1/object'
  const bad = () => [
    new Request(`${storage}/public/wiring-images/${id}/%00`),
    new Request(`${storage}/sign/wiring-images/${id}/a.png?token=a.b.c`),
    new Request(`${storage}/list/wiring-images`, { method: 'POST', headers, body: '{' }),
  ]
  const statuses = () => Promise.all(bad().map(async (request) => (await send(request)).status))
  const sign = () =>
    new Request(`${storage}/upload/sign/wiring-images/${id}/image-1700000000009-0.png`, {
      method: 'POST',
      headers: { apikey: secrets.supabaseSecretKey },
    })

  test('bad-input-fails and signed-urls-unnamed', async () => {
    expect(await statuses()).toEqual([400, 400, 400])
    const { url, token } = (await (await send(sign())).json()) as { url: string; token: string }
    expect(url).toBe(`/object/upload/sign/wiring-images/${id}/image-1700000000009-0.png?token=${token}`)
  })
})
