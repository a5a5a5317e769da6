import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { invokeFunction } from './invoke-function.ts'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve).closeAllConnections()))

/** Answers with these statuses in turn; `calls` are the idempotency keys and bodies it got. */
async function answering(statuses: number[], retryAfter?: string) {
  const calls: string[] = []
  server = createServer(async (request, response) => {
    calls.push(`${request.headers['idempotency-key']} ${await text(request)}`)
    const status = statuses.shift() ?? 500
    response.writeHead(
      status,
      retryAfter === undefined || status !== 503 ? {} : { 'retry-after': retryAfter },
    )
    response.end('{"session_id":"s"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const functionsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await invokeFunction({
    functionsUrl,
    publishableKey: 'key',
    name: 'wiring-session-signup',
    email: 'maya@studio.example',
    headers: { 'idempotency-key': 'one form' },
  })
  return { answer, calls }
}

test('a busy server is asked the same again when it says', async () => {
  const { answer, calls } = await answering([503, 200], '1')
  expect(answer).toEqual({ session_id: 's' })
  expect(calls).toHaveLength(2)
  expect(calls[0]).toBe(calls[1])
})

test('a server that stays busy is no answer, after one more try', async () => {
  const { answer, calls } = await answering([503, 503, 200], '1')
  expect(answer).toBeUndefined()
  expect(calls).toHaveLength(2)
})

test.each([
  ['without a time', [503, 200], undefined],
  ['with a time that nobody waits', [503, 200], '900'],
  ['of another kind', [500, 200], undefined],
] as const)('a refusal %s is no answer at once', async (_, statuses, retryAfter) => {
  const { answer, calls } = await answering([...statuses], retryAfter)
  expect(answer).toBeUndefined()
  expect(calls).toHaveLength(1)
})
