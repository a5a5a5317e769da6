import type { WiringSession } from '@wiring/contract/session'
import { expect, test, vi } from 'vitest'
import { broadcastDeleted, broadcastSession, listenToOtherTabs } from './other-tabs.ts'

const id = '0f81d4fa-7dec-11d0-a765-00a0c91e6bf6'
const deaf = { onSession: () => undefined, onDeleted: () => undefined }

class RefusedChannel {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

test.each([
  ['no channels', undefined],
  ['channels that it refuses', RefusedChannel],
])('a browser with %s is a tab alone', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const stop = listenToOtherTabs(id, deaf)
  expect(() => broadcastDeleted(id)).not.toThrow()
  expect(() => broadcastSession({ session_id: id } as WiringSession)).not.toThrow()
  expect(stop).not.toThrow()
})

test('another tab hears of the deletion of its session only', async () => {
  const heard = Promise.withResolvers<void>()
  const onDeleted = vi.fn(heard.resolve)
  const stop = listenToOtherTabs(id, { ...deaf, onDeleted })
  broadcastDeleted(id.replace('0', '1'))
  broadcastDeleted(id)
  await heard.promise
  expect(onDeleted).toHaveBeenCalledOnce()
  stop()
})
