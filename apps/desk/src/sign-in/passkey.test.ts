import { afterEach, expect, test, vi } from 'vitest'
import { authenticateWithPasskey, cancelPasskey } from './passkey.ts'

afterEach(() => vi.unstubAllGlobals())

/** A device that keeps its prompt open until the page takes the request back. */
function hangingDevice() {
  const asked = Promise.withResolvers<void>()
  const get = ({ signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      asked.resolve()
    })
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  vi.stubGlobal('navigator', { credentials: { get } })
  const options = { challenge: 'AAAA', allowCredentials: [], rpId: 'desk.example' }
  vi.stubGlobal('fetch', async () => Response.json({ status: 'options', options }))
  return asked.promise
}

test('a passkey that hangs is given up for another way', async () => {
  const asked = hangingDevice()
  const waiting = authenticateWithPasskey('sign_in')
  await asked
  cancelPasskey()
  expect(await waiting).toEqual({ status: 'cancelled' })
})

test('a second attempt takes the place of one that hangs', async () => {
  const asked = hangingDevice()
  const first = authenticateWithPasskey('sign_in')
  await asked
  const second = authenticateWithPasskey('confirm')
  expect(await first).toEqual({ status: 'cancelled' })
  cancelPasskey()
  expect(await second).toEqual({ status: 'cancelled' })
})
