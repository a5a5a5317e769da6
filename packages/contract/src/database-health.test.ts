import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { databaseProblem, startProblem } from './database-health.ts'
import { schemaVersion } from './schema-version.ts'

const tokens = ['t'.repeat(32)] as const
const run = { ran_at: '2026-11-26T00:00:00Z', seconds: 10 }
const healthy = {
  checked_at: '2026-11-26T00:00:00Z',
  schema: schemaVersion,
  maps: { waiting: 0, oldest_seconds: null, on_hold: 0, refused: 0, drafts_failed: 0 },
  mails: { queued: 1, oldest_seconds: 4_000, failed: 0, failed_today: 0 },
  retention: run,
  red: [] as string[],
}

let stop = () => {}
afterEach(() => stop())

async function serve(answer: unknown): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => void server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('nothing is wrong with a database of this release, or of a newer one', async () => {
  expect(await databaseProblem(await serve(healthy), tokens, 1_000)).toBeNull()
  stop()
  const newer = await serve({ ...healthy, schema: schemaVersion + 1 })
  expect(await databaseProblem(newer, tokens, 1_000)).toBeNull()
  expect(await startProblem(newer, tokens)).toBeNull()
})

test('an older schema keeps the release from serving, in one sentence', async () => {
  const { schema: _, ...uncounted } = healthy
  const older = await serve(uncounted)
  const sentence = `The database has schema 0, and this release needs ${schemaVersion}: run \`npm run migrate -w @wiring/deploy\` first.`
  expect(await startProblem(older, tokens)).toBe(sentence)
  expect(await databaseProblem(older, tokens, 1_000)).toBe(sentence)
})

test('a mail that waits is a problem here, a map that waits is one of the desk', async () => {
  const url = await serve({ ...healthy, red: ['oldest_map', 'mails_waiting'] })
  expect(await databaseProblem(url, tokens, 1_000)).toBe(
    'The oldest mail in the queue has waited for 1 hour.',
  )
})

test('a database that does not answer is a problem, but no reason not to start', async () => {
  const nowhere = 'http://127.0.0.1:1'
  expect(await databaseProblem(nowhere, tokens, 1_000)).toBe('The database does not answer.')
  expect(await startProblem(nowhere, tokens)).toBeNull()
})

test('without the token nobody looks, which is said', async () => {
  expect(await databaseProblem('http://127.0.0.1:1', undefined, 1_000)).toMatch(/HEALTH_TOKEN is not set/)
  expect(await startProblem('http://127.0.0.1:1', undefined)).toBeNull()
})
