import { plainText } from '@wiring/session/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { refusalMessage } from '../picture-messages.ts'
import type { QueuePorts } from './queue-ports.ts'
import { UploadQueue } from './upload-queue.ts'

const facts = { type: 'image/png', width: 4, height: 3, bytes: 10, firstFrame: false } as const
const path = 's/image-1-0.png'

let sent: string[]
beforeEach(() => {
  sent = []
})

const ports = (more: Partial<QueuePorts>): QueuePorts => ({
  prepare: async () => ({ state: 'prepared', blob: new Blob(['pixels']), facts }),
  upload: async (upload) => {
    sent.push(upload.path)
    return 'stored'
  },
  pathOf: () => path,
  urlOf: (path) => `https://s/${path}`,
  isStored: async () => true,
  isOnline: () => true,
  isPicture: async () => true,
  wait: async () => undefined,
  showError: () => undefined,
  readStored: () => null,
  saveStored: () => undefined,
  savePicture: () => undefined,
  deletePicture: () => undefined,
  readPictures: async () => [],
  ...more,
})

const states = (queue: UploadQueue) => queue.store.read().pictures.map(({ state }) => state)
const refusals = (queue: UploadQueue) =>
  queue.store.read().refused.map(({ name, refusal }) => plainText(refusalMessage(name, refusal)))
const idOf = (queue: UploadQueue, index: number) => queue.store.read().pictures[index]?.id ?? ''

async function queueWith(names: readonly string[], more: Partial<QueuePorts> = {}): Promise<UploadQueue> {
  const queue = new UploadQueue(ports(more))
  await queue.open([])
  queue.add(names.map((name) => new File(['x'], name, { type: 'image/png' })))
  await vi.waitFor(() => expect(states(queue)).not.toContain('reading'))
  return queue
}

/** A second attempt gets a later time stamp. */
const numbered = () => ({ pathOf: () => `s/image-${sent.length + 1}-0.png` })

test('pictures that were sent and not saved are kept on the device until the session lists them', async () => {
  const forgotten: string[] = []
  const queue = await queueWith(['a'], { deletePicture: (id) => forgotten.push(id) })
  const urls = await queue.finish()
  expect(forgotten).toEqual([])
  queue.saved(urls ?? [])
  expect(forgotten).toEqual([idOf(queue, 0)])
})

test('pictures that were sent and not saved are sent again, to a new path, when storage has removed them', async () => {
  const gone = new Set<string>()
  const queue = await queueWith(['a'], { ...numbered(), isStored: async (url) => !gone.has(url) })
  expect(await queue.finish()).toEqual([`https://s/${path}`])
  gone.add(`https://s/${path}`)
  expect(await queue.finish()).toEqual(['https://s/s/image-2-0.png'])
  expect(sent).toEqual([path, 's/image-2-0.png'])
  expect(refusals(queue)).toEqual([])
})

test('pictures that were sent and not saved are not sent again while storage has them', async () => {
  const queue = await queueWith(['a'])
  expect(await queue.finish()).toEqual(await queue.finish())
  expect(sent).toEqual([path])
})

test('pictures that were sent and not saved are sent again after a reload, from the copy on the device', async () => {
  const stored = { id: 'kept', name: 'a', url: `https://s/${path}`, facts }
  const queue = new UploadQueue(
    ports({
      pathOf: () => 's/image-2-0.png',
      readStored: () => [stored],
      readPictures: async () => [{ id: 'kept', name: 'a', facts, blob: new Blob(['pixels']) }],
      isStored: async () => false,
    }),
  )
  await queue.open([])
  expect(states(queue)).toEqual(['stored'])
  expect(await queue.finish()).toEqual(['https://s/s/image-2-0.png'])
})

test('pictures that were sent and not saved leave, and the applicant hears which, when the device has no copy', async () => {
  const stored = { id: 'kept', name: 'a', url: `https://s/${path}`, facts }
  const queue = new UploadQueue(ports({ readStored: () => [stored], isStored: async () => false }))
  await queue.open([])
  expect(await queue.finish()).toBeNull()
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toEqual(['No longer stored a was sent but not saved in time. Add it again.'])
})

test('pictures that the session lists are neither asked for nor sent', async () => {
  const asked: string[] = []
  const queue = new UploadQueue(
    ports({
      isStored: async (url) => {
        asked.push(url)
        return false
      },
    }),
  )
  await queue.open([`https://s/${path}`])
  expect(await queue.finish()).toEqual([`https://s/${path}`])
  expect(asked).toEqual([])
})
