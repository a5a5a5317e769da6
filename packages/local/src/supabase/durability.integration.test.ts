import { execFileSync, spawn } from 'node:child_process'
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '../../bin/processes.mjs'
import { clusterFolder } from './database.ts'
import { readPidFile } from './postgres/pid-file.ts'
import { serverUser } from './postgres/server-user.ts'
import { invoke, newSession, privileged, read, uploadImage } from './testing/calls.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'
import { discardMails } from './testing/shared-resources.ts'

let stack: LocalStack

beforeAll(async () => {
  stack = await startLocalStack(discardMails())
})
afterAll(() => stack.stop())

const writers = 4
let people = 0

async function write(acknowledged: string[]): Promise<void> {
  for (;;) {
    try {
      const answer = await invoke(stack, 'wiring-session-signup', {
        email: `w${++people}@studio.example`,
      })
      const id = (answer.body as { session_id?: string }).session_id
      if (answer.status !== 200 || id === undefined) return
      acknowledged.push(id)
    } catch {
      return
    }
  }
}

const denoProcesses = (parent: number) =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('deno') && line.trim().split(/\s+/)[1] === String(parent))

/** With the shell that watches over the server. */
const postgresProcesses = () =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postgresPid())
    .map(([pid = 0]) => pid)

const cluster = () => clusterFolder(join(stack.data, 'supabase'))
const postgresPid = () => readPidFile(join(cluster(), 'data'))?.pid ?? 0

/** Of the part alone, or with its server at the same moment. */
test.each([false, true])(
  'kill -9 under four writers loses no acknowledged signup and leaves no process running (of Postgres too: %s)',
  { timeout: 360_000 },
  async (alsoPostgres) => {
    const acknowledged: string[] = []
    const children = denoProcesses(stack.pid()).map((line) => Number(line.trim().split(/\s+/)[0]))
    expect(children.length).toBeGreaterThan(0)
    const processes = [...children, ...postgresProcesses(), postgresPid()]
    expect(processes.every(isAlive)).toBe(true)
    const writing = Promise.all(Array.from({ length: writers }, () => write(acknowledged)))
    await expect.poll(() => acknowledged.length, { interval: 10 }).toBeGreaterThan(25)
    if (alsoPostgres) process.kill(postgresPid(), 'SIGKILL')
    await stack.kill('SIGKILL')
    await writing
    await expect.poll(() => processes.filter(isAlive)).toEqual([])
    await stack.restart()
    for (const id of acknowledged) expect(await read(stack, id)).toMatchObject([{ session_id: id }])
  },
)

test('a Postgres that dies alone ends the part, which the supervisor starts again', async () => {
  process.kill(postgresPid(), 'SIGKILL')
  await expect.poll(() => stack.log.at(-1)).toMatch(/Postgres ended by itself; its log: /)
  await expect.poll(() => isAlive(stack.pid())).toBe(false)
  await stack.restart()
  expect(await read(stack, await newSession(stack))).toHaveLength(1)
})

test('after a power cut the pid that is left may be another program’s', async () => {
  process.kill(postgresPid(), 'SIGKILL')
  await stack.kill('SIGKILL')
  const [program = '', ...parameters] = serverUser(cluster()).run(['sleep', '600'])
  const other = spawn(program, parameters, { stdio: 'ignore' })
  try {
    const file = join(cluster(), 'data/postmaster.pid')
    const [, ...rest] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [other.pid, ...rest].join('\n'))
    await stack.restart()
    expect(isAlive(other.pid ?? 0)).toBe(true)
  } finally {
    other.kill('SIGKILL')
  }
})

test('a function that died is started again by the next call', async () => {
  const [first] = denoProcesses(stack.pid()).map((line) => Number(line.trim().split(/\s+/)[0]))
  for (const line of denoProcesses(stack.pid())) process.kill(Number(line.trim().split(/\s+/)[0]), 'SIGKILL')
  expect(first).toBeGreaterThan(0)
  const signUp = () => invoke(stack, 'wiring-session-signup', { email: `w${++people}@studio.example` })
  await expect.poll(async () => (await signUp()).status).toBe(200)
})

test('a second process on the same folder is refused with a sentence', async () => {
  await expect(stack.restart({ PORT_SUPABASE: '1' })).rejects.toThrow(/in use by process \d+/)
})

test('SIGTERM ends it cleanly, and a copy of the folder opens a session with its picture in an empty stack', {
  timeout: 540_000,
}, async () => {
  const id = await newSession(stack)
  const picture = await uploadImage(stack, id)
  const [folder, backup] = [join(stack.data, 'supabase'), join(stack.data, 'backup')]
  expect(await stack.kill('SIGTERM')).toBe(0)
  renameSync(folder, backup)
  await stack.restart()
  expect(await read(stack, id)).toEqual([])
  await stack.kill('SIGTERM')
  rmSync(folder, { recursive: true })
  cpSync(backup, folder, { recursive: true })
  await stack.restart()
  expect(await read(stack, id)).toMatchObject([{ session_id: id }])
  expect((await fetch(picture)).status).toBe(200)
})

test('the objects of a deleted session go, also when the job was stopped half-way', async () => {
  const gone = await newSession(stack)
  const url = await uploadImage(stack, gone)
  const { error } = await privileged(stack).rpc('delete_wiring_session', {
    p_secret: null,
    p_session_id: gone,
    p_ip_key: 'test',
    p_relaxed: true,
  })
  expect(error).toBeNull()
  // As after a kill between deleting rows and objects.
  expect((await fetch(url)).status).toBe(200)
  await stack.kill('SIGKILL')
  await stack.restart()
  const key = stack.secrets.supabaseSecretKey
  const answer = await invoke(
    stack,
    'retention',
    {},
    { headers: { apikey: key, authorization: `Bearer ${key}` } },
  )
  expect(answer.body).toMatchObject({ objects: 1 })
  expect((await fetch(url)).status).toBeGreaterThanOrEqual(400)
})
