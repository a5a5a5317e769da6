import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { repositoryRoot } from '@wiring/local/settings'
import {
  anonymous,
  call,
  invoke,
  mailsTo,
  privileged,
  read,
  waitForMailSent,
} from '@wiring/local/testing/calls'
import { requireDeskBuild } from '@wiring/local/testing/shared-resources'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDesk } from '../testing/desk-process.ts'
import { answeredSession, complete, describeMap, ines, waitForMapState } from '../testing/finished-session.ts'
import { withKey } from '../testing/local-stack.ts'

const run = promisify(execFile)

let stack: LocalStack
let desk: Awaited<ReturnType<typeof startDesk>>
let people = 0
const address = () => `map-${++people}@studio.example`

beforeAll(async () => {
  await requireDeskBuild()
  // No schedule: the completion itself must wake the worker.
  stack = await startLocalStack({ MAP_TICK_SECONDS: '3600', MAIL_TICK_SECONDS: '1' })
  desk = await startDesk(stack)
}, 240_000)
afterAll(async () => {
  await desk?.stop()
  await stack?.stop()
})

async function sign(...parameters: string[]): Promise<string> {
  const script = join(repositoryRoot, 'packages/local/src/supabase/sign-map.ts')
  const environment = { ...process.env, WIRING_DATA: stack.data, PORT_SUPABASE: new URL(stack.url).port }
  const { stdout } = await run(process.execPath, [script, ...parameters], { env: environment })
  return stdout
}

async function getMap(secret: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await anonymous(stack).rpc('get_map', { map_secret: secret })
  if (error) throw error
  return data
}

const sentence = 'I read your fourth answer twice.'

test('completion, draft, signature, mail, map, deletion: the whole way', async () => {
  const email = address()
  const id = await answeredSession(stack, email)
  const [session] = (await read(stack, id)) as { image_urls: string[] }[]
  expect(await describeMap(stack, id)).toBeNull()
  expect((await complete(stack, id)).body).toMatchObject({ wiring_complete: true })

  const { draft } = await waitForMapState(stack, id, 'drafted')
  expect(draft).toMatchObject({
    name: ines.name,
    signed_by: null,
    pictures: [
      { source: 'V1', measured: true, width: 960, height: 640, noun: 'screen or page' },
      { source: 'V2', measured: true, noun: 'photograph' },
    ],
  })

  await expect(sign(id, '--now')).rejects.toThrow('Write one sentence')
  expect(await sign(id, '--now', '--sentence', sentence)).toContain('Signed by Mara as revision 1.')
  const mail = (await mailsTo(stack, email, 3)).find(
    ({ subject }) => subject === 'Your Wiring Map, signed by Mara',
  )
  const link = new RegExp(`${stack.siteUrl}/wiring/map/([0-9a-f]{64})\\n`).exec(mail?.text ?? '')
  const secret = link?.[1] ?? ''
  expect(mail?.html).toContain(`href="${stack.siteUrl}/wiring/map/${secret}"`)
  expect(mail?.text).toMatch(/It works until \d+ \w+ \d{4}\./)
  expect(mail?.text).toContain(`${stack.siteUrl}/wiring/map/${secret}/delete`)
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/projector|tea importer|00_mess|Ines/i)
  await waitForMapState(stack, id, 'delivered')

  const [map] = await getMap(secret)
  expect(map).toMatchObject({
    revision: 1,
    snapshot: {
      ...draft,
      rev: 1,
      signed_by: 'Mara',
      signature_path: null,
      signer_sentence: sentence,
      published_at: expect.any(String),
    },
  })
  expect(Object.keys(map ?? {}).sort()).toEqual(['expires_at', 'revision', 'snapshot'])
  expect(JSON.stringify(map)).not.toMatch(new RegExp(`${email}|${id}`))

  const forty = Array.from({ length: 40 }, () => getMap(secret))
  for (const answer of await Promise.all(forty)) expect(answer).toEqual([map])
  const byGet = await call(stack, `/rest/v1/rpc/get_map?map_secret=${secret}`, { method: 'GET' })
  expect(byGet.body).toEqual([map])
  for (const name of ['delete-session', 'map-worker', 'mail-worker'])
    expect((await call(stack, `/functions/v1/${name}`, { method: 'GET' })).status).toBe(405)
  expect(await describeMap(stack, id)).toMatchObject({ state: 'delivered', revision: 1 })

  const ask = (action: string, mapSecret = secret) =>
    invoke(stack, 'delete-session', { action, mapSecret }).then(({ body }) => body)
  expect(await ask('show')).toMatchObject({ found: true, email: 'm•••@s•••.example', images: 2 })
  expect(await ask('delete', 'f'.repeat(64))).toEqual({ deleted: true })
  expect(await getMap(secret)).toHaveLength(1)
  for (const url of session?.image_urls ?? []) expect((await fetch(url)).status).toBe(200)
  const picture = (number: number, mapSecret = secret) =>
    call(stack, '/functions/v1/map-picture', { body: { mapSecret, number } })
  for (const number of [1, 2]) expect((await picture(number)).status).toBe(200)
  expect((await picture(3)).status).toBe(404)
  expect((await picture(1, 'f'.repeat(64))).status).toBe(404)
  expect(JSON.stringify(await picture(1, 'f'.repeat(64)))).not.toContain(id)
  expect(await ask('delete')).toEqual({ deleted: true })
  expect((await picture(1)).status).toBe(404)
  expect(await getMap(secret)).toEqual([])
  expect(await read(stack, id)).toEqual([])
  expect(await describeMap(stack, id)).toBeNull()
  expect(await ask('show')).toEqual({ found: false })
  expect(await ask('delete')).toEqual({ deleted: true })
  for (const url of session?.image_urls ?? []) expect((await fetch(url)).status).toBe(400)
})

test('a signature can be taken back for a minute, and no mail goes out', async () => {
  const email = address()
  const id = await answeredSession(stack, email)
  await complete(stack, id)
  await waitForMapState(stack, id, 'drafted')
  expect(await sign(id, '--by', 'Jon', '--sentence', sentence)).toContain(
    'Signed by Jon as revision 1. The mail goes out at',
  )
  await expect(sign(id, '--sentence', sentence)).rejects.toThrow('The map is signed and cannot be signed.')
  expect(await sign(id, '--undo')).toContain('the map is drafted again')
  await expect(sign(id, '--undo')).rejects.toThrow('There is nothing to undo')
  await waitForMailSent(stack)
  for (const { subject } of await mailsTo(stack, email)) expect(subject).not.toMatch(/^Your Wiring Map/)
  await expect(sign('11111111-1111-1111-1111-111111111111')).rejects.toThrow('no finished session')
})

test('missing and unreadable pictures are noted in the draft, which is made anyway', async () => {
  const cutOff = Buffer.from((await sharpPicture()).subarray(0, 9_000))
  const id = await answeredSession(stack, address(), [await sharpPicture(), cutOff, await sharpPicture()])
  const [session] = (await read(stack, id)) as { image_urls: string[] }[]
  const last = session?.image_urls[2]?.split('/wiring-images/')[1] ?? ''
  const { error } = await privileged(stack).storage.from('wiring-images').remove([last])
  expect(error).toBeNull()
  await complete(stack, id)
  expect((await waitForMapState(stack, id, 'drafted')).draft).toMatchObject({
    pictures: [
      { source: 'V1', measured: true },
      { source: 'V2', measured: false, reason: 'undecodable' },
      { source: 'V3', measured: false, reason: 'missing' },
    ],
  })
})

describe('the secret of the worker', () => {
  test('opens the function map-worker, which no other key opens', async () => {
    const claim = (key: string) => invoke(stack, 'map-worker', { action: 'claim' }, withKey(key))
    expect((await claim(stack.secrets.mapWorkerSecret)).body).toEqual({ job: null })
    for (const key of [stack.secrets.supabasePublishableKey, stack.secrets.supabaseSecretKey, ''])
      expect((await claim(key)).status).toBe(401)
  })

  test('opens nothing else', async () => {
    const key = stack.secrets.mapWorkerSecret
    for (const name of ['mail-worker', 'retention', 'update-wiring-session', 'delete-session'])
      expect((await invoke(stack, name, {}, withKey(key))).status).toBe(401)
    for (const name of ['describe_map', 'claim_map_job', 'get_map'])
      expect(
        (await call(stack, `/rest/v1/rpc/${name}`, { ...withKey(key), body: {} })).status,
      ).toBeGreaterThanOrEqual(400)
  })

  test.each([
    { action: 'sign' },
    { action: 'claim', session_id: 'x' },
    { action: 'hand_in', lease: 'x', draft: {} },
    { action: 'settle', lease: '11111111-1111-1111-1111-111111111111', outcome: 'done', reason: '' },
    'claim',
  ])('does not open invalid actions: %j', async (body) => {
    expect((await invoke(stack, 'map-worker', body, withKey(stack.secrets.mapWorkerSecret))).status).toBe(400)
  })

  test('wakes the desk, no other key does', async () => {
    const wake = (headers: Record<string, string>, method = 'POST') =>
      fetch(`${stack.deskUrl}/api/worker`, { method, headers })
    expect((await wake({})).status).toBe(401)
    expect((await wake(withKey(stack.secrets.supabaseSecretKey).headers)).status).toBe(401)
    expect((await wake(withKey(stack.secrets.mapWorkerSecret).headers, 'GET')).status).toBe(405)
    const woken = await wake(withKey(stack.secrets.mapWorkerSecret).headers)
    expect(await woken.json()).toEqual({})
    expect(woken.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(woken.headers.get('cache-control')).toContain('no-store')
    expect(woken.headers.get('x-frame-options')).toBe('DENY')
  })
})

async function sharpPicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer()
}
