import { invoke, newAddress } from '@wiring/local/testing/calls'
import { expect, test } from 'vitest'
import { queryRows, stackPerWorker } from '../testing/local-stack.ts'

const stack = stackPerWorker()
const id = 'fedcba9876543210fedcba9876543210'

async function signUp(headers: Record<string, string>) {
  const email = newAddress()
  const answer = await invoke(stack(), 'wiring-session-signup', { email }, { headers })
  expect(answer.status).toBe(200)
  const rows = await queryRows<{ request_id: string | null }>(
    stack(),
    'select request_id from private.mail_outbox where recipient = $1',
    [email],
  )
  return { answered: answer.headers['x-request-id'], rows }
}

test('the id of a request stands beside the mail that it caused', async () => {
  expect(await signUp({ 'x-request-id': id })).toEqual({ answered: id, rows: [{ request_id: id }] })
})

test('a call without one gets an id of its own, and one that is no id is not taken', async () => {
  for (const headers of [{}, { 'x-request-id': 'maya@studio.example' }]) {
    const { answered, rows } = await signUp(headers as Record<string, string>)
    expect(answered).toMatch(/^[0-9a-f]{32}$/)
    expect(rows).toEqual([{ request_id: answered }])
  }
})
