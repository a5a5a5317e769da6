import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const settings = vi.hoisted(() => ({ SANITY_API_HOST: '' }))
vi.mock('../env.ts', () => ({
  env: Object.assign(settings, {
    NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_WRITE_TOKEN: 'token',
  }),
}))

const now = Date.now()
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const schedule = (minutes: number, draftRevision: string | null = 'checked') => ({
  _id: 'scheduledPublish.a',
  _rev: 'r',
  documentId: 'landingPage',
  revision: 'checked',
  at: at(minutes),
  draftRevision,
})

let server: Server
let schedules: ReturnType<typeof schedule>[]
let status: number
let written: unknown[]

beforeEach(async () => {
  vi.resetModules()
  status = 200
  written = []
  server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url?.includes('/data/query/')) return response.end(JSON.stringify({ result: schedules }))
    const body = (await json(request)) as { actions?: unknown; mutations?: unknown }
    written.push(body.actions ?? body.mutations)
    response.statusCode = body.actions ? status : 200
    response.end(JSON.stringify({ transactionId: 't', results: [], error: { description: 'no' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  settings.SANITY_API_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const runCheck = async (...list: typeof schedules) => {
  schedules = list
  return (await import('./publish-scheduled.ts')).publishDue()
}
const held = (problem: string) => [
  { patch: { id: 'scheduledPublish.a', ifRevisionID: 'r', set: { problem } } },
]
const published = [
  {
    actionType: 'sanity.action.document.publish',
    publishedId: 'landingPage',
    draftId: 'drafts.landingPage',
    ifDraftRevisionId: 'checked',
  },
  { actionType: 'sanity.action.document.delete', publishedId: 'scheduledPublish.a', includeDrafts: [] },
]

test('a draft is published with the removal of its schedule, also long after its moment, and not before', async () => {
  expect(await runCheck(schedule(-600), schedule(5), schedule(3))).toBe(Date.parse(at(3)))
  expect(written).toEqual([published])
  expect(await runCheck()).toBeNull()
})

test.each([
  ['was changed since it was checked', 'newer', 'changed'],
  ['is gone', null, 'gone'],
])('a draft that %s is not published, and the reason is kept', async (_name, revision, problem) => {
  await runCheck(schedule(-1, revision))
  expect(written).toEqual([held(problem)])
})

test('a refusal of the lake is kept as the reason; if another instance was faster, that is refused too', async () => {
  status = 409
  await runCheck(schedule(-1))
  expect(written).toEqual([published, held('refused')])
})

test('a lake that does not answer is tried again', async () => {
  status = 503
  await expect(runCheck(schedule(-1))).rejects.toThrow()
  expect(written).toEqual([published])
})
