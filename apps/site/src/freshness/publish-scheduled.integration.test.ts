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

const runPublish = async (...list: typeof schedules) => {
  schedules = list
  return (await import('./publish-scheduled.ts')).publishScheduled()
}
const markedAs = (problem: string) => [
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

test('a due draft is published and its schedule deleted in one transaction, a later one is not', async () => {
  expect(await runPublish(schedule(-600), schedule(5), schedule(3))).toBe(Date.parse(at(3)))
  expect(written).toEqual([published])
  expect(await runPublish()).toBe(Infinity)
})

test.each([
  ['was changed since it was checked', 'newer', 'changed'],
  ['is gone', null, 'gone'],
])('a draft that %s is not published, and the problem is stored', async (_name, revision, problem) => {
  await runPublish(schedule(-1, revision))
  expect(written).toEqual([markedAs(problem)])
})

test('a refused publish is stored as the problem, unless another instance was faster', async () => {
  status = 409
  await runPublish(schedule(-1))
  expect(written).toEqual([published, markedAs('refused')])
})

test('an unreachable lake throws, so that the next poll retries', async () => {
  status = 503
  await expect(runPublish(schedule(-1))).rejects.toThrow()
  expect(written).toEqual([published])
})
