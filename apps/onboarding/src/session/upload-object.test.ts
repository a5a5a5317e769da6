import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const supabase = { url: 'https://project.supabase.example', key: 'publishable' }
const body = new Blob(['{}'], { type: 'application/json' })
const upload = { bucket: 'json-profiles', path: 'session/profile.json', body, overwrite: true }
const direct = 'https://project.supabase.example/storage/v1/object/json-profiles/session/profile.json'
const bySite = '/forms/upload/json-profiles/session/profile.json'

type Network = (request: FakeRequest) => void

let network: Network
let requests: FakeRequest[]

/** Of XMLHttpRequest, what an upload uses. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly headers: Record<string, string> = {}
  address = ''
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  open(_method: string, address: string) {
    this.address = address
    requests.push(this)
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {
    network(this)
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, text = '{}') {
    this.status = status
    this.responseText = text
    this.onload?.()
  }
}

/** A module of its own: it remembers that the domain is blocked. */
async function freshUpload() {
  vi.resetModules()
  return (await import('./upload-object.ts')).uploadObject
}

const addresses = () => requests.map(({ address }) => address)
const isBySite = ({ address }: FakeRequest) => address.startsWith('/forms/')

beforeEach(() => {
  requests = []
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.useRealTimers())

test('where the network drops every packet an upload goes to the site, the next one at once', async () => {
  network = (request) => void (isBySite(request) && request.answer(200))
  const uploadObject = await freshUpload()
  const stored = uploadObject(supabase, upload)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await stored).toBe('stored')
  expect(addresses()).toEqual([direct, bySite])
  expect(requests[0]?.headers).toMatchObject({ apikey: 'publishable', 'x-upsert': 'true' })
  expect(requests[1]?.headers).not.toHaveProperty('apikey')
  expect(requests[1]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-upsert': 'true' })
  expect(await uploadObject(supabase, upload)).toBe('stored')
  expect(addresses()).toEqual([direct, bySite, bySite])
})

test('an upload of which bytes went out has stalled, and is not sent twice', async () => {
  network = (request) => request.upload.onprogress?.({ loaded: 1, total: 2 })
  const stalled = (await freshUpload())(supabase, upload)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await stalled).toBe('stalled')
  expect(addresses()).toEqual([direct])
})

test('when the site does not answer either, it is tried once, and Supabase first the next time', async () => {
  network = () => undefined
  const uploadObject = await freshUpload()
  const stalled = uploadObject(supabase, upload)
  await vi.advanceTimersByTimeAsync(42_000)
  expect(await stalled).toBe('stalled')
  expect(addresses()).toEqual([direct, bySite])
  void uploadObject(supabase, upload)
  expect(addresses()).toEqual([direct, bySite, direct])
})

test('a picture that arrived before its answer was lost counts as stored by the site', async () => {
  const exists = '{"statusCode":"409","error":"Duplicate"}'
  network = (request) => (isBySite(request) ? request.answer(400, exists) : request.onerror?.())
  const uploadObject = await freshUpload()
  expect(await uploadObject(supabase, { ...upload, overwrite: false })).toBe('stored')
  expect(addresses()).toEqual([direct, bySite])
})

test.each(['direct', 'by the site'])('an upload that is cancelled %s is not sent again', async (way) => {
  network = () => undefined
  const cancel = new AbortController()
  const cancelled = (await freshUpload())(supabase, { ...upload, signal: cancel.signal })
  if (way !== 'direct') await vi.advanceTimersByTimeAsync(12_000)
  cancel.abort()
  expect(await cancelled).toBe('cancelled')
  expect(addresses()).toEqual(way === 'direct' ? [direct] : [direct, bySite])
})

test.each([
  [500, 'failed'],
  [403, 'refused'],
] as const)('an answer of Supabase is final: %i', async (status, result) => {
  network = (request) => request.answer(status)
  expect(await (await freshUpload())(supabase, upload)).toBe(result)
  expect(addresses()).toEqual([direct])
})
