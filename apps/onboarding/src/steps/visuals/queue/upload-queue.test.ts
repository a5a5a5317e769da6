import { maxImageBytes } from '@wiring/session/limits'
import { plainText } from '@wiring/session/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Uploaded } from '../../../session/upload-object.ts'
import { refusalMessage } from '../picture-messages.ts'
import type { Preparation } from '../prepare/prepared-picture.ts'
import type { StoredPicture } from './pictures-state.ts'
import type { PictureUpload, QueuePorts } from './queue-ports.ts'
import { UploadQueue } from './upload-queue.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const facts = { type: 'image/png', width: 4, height: 3, bytes: 10, firstFrame: false } as const
const good: Preparation = { state: 'prepared', blob: new Blob(['pixels']), facts }

let said: string[]
let sent: PictureUpload[]
let answers: Uploaded[]
let online: boolean
let noted: readonly StoredPicture[] | null

const ports = (more: Partial<QueuePorts> = {}): QueuePorts => ({
  prepare: async () => good,
  isPicture: async ({ size }) => size > 0,
  upload: async (upload) => {
    sent.push(upload)
    return answers.shift() ?? 'stored'
  },
  pathOf: (index) => `s/image-1-${index}.png`,
  urlOf: (path) => `https://s/${path}`,
  isStored: async () => true,
  isOnline: () => online,
  wait: async () => undefined,
  showError: (message) => said.push(plainText(message)),
  readStored: () => null,
  saveStored: (pictures) => {
    noted = pictures
  },
  savePicture: () => undefined,
  deletePicture: () => undefined,
  readPictures: async () => [],
  ...more,
})

beforeEach(() => {
  said = []
  sent = []
  answers = []
  online = true
  noted = null
})

const states = (queue: UploadQueue) => queue.store.read().pictures.map(({ state }) => state)
const refusals = (queue: UploadQueue) =>
  queue.store.read().refused.map(({ name, refusal }) => plainText(refusalMessage(name, refusal)))
const idOf = (queue: UploadQueue, index: number) => queue.store.read().pictures[index]?.id ?? ''

async function queueWith(names: readonly string[], more?: Partial<QueuePorts>): Promise<UploadQueue> {
  const queue = new UploadQueue(ports(more))
  await queue.open([])
  queue.add(names.map((name) => file(name)))
  await vi.waitFor(() => expect(states(queue)).not.toContain('reading'))
  return queue
}

test('all pictures are sent, and their addresses come back in the order of their places', async () => {
  const queue = await queueWith(['a', 'b', 'c'])
  expect(await queue.finish()).toEqual([0, 1, 2].map((index) => `https://s/s/image-1-${index}.png`))
})

test('a failed upload is tried three times more, to the same path', async () => {
  answers = ['failed', 'failed', 'failed', 'stored']
  const queue = await queueWith(['a'])
  expect(await queue.finish()).toHaveLength(1)
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1)
  expect(said).toEqual([])
})

test('when all attempts fail it says so once, keeps the others, and Retry completes the wish', async () => {
  const queue = await queueWith(['a', 'b'], {
    upload: async (upload) => {
      sent.push(upload)
      return upload.path.endsWith('1.png') && sent.length < 6 ? 'failed' : 'stored'
    },
  })
  const finished = queue.finish()
  await vi.waitFor(() => expect(states(queue)).toEqual(['stored', 'failed']))
  expect(said).toEqual(['Upload failed: Please try again or contact support.'])
  await queue.retry(idOf(queue, 1))
  expect(await finished).toHaveLength(2)
})

test.each<Uploaded>(['refused', 'stalled'])(
  'an upload that was %s is not repeated by itself',
  async (answer) => {
    answers = [answer]
    const queue = await queueWith(['a'])
    void queue.finish()
    await vi.waitFor(() => expect(states(queue)).toEqual(['failed']))
    expect(sent).toHaveLength(1)
  },
)

test('offline it waits, and goes on when the network is back', async () => {
  online = false
  const queue = await queueWith(['a'])
  const finished = queue.finish()
  await new Promise((resolve) => setTimeout(resolve))
  expect(states(queue)).toEqual(['waiting'])
  online = true
  queue.resume()
  expect(await finished).toHaveLength(1)
  expect(said).toEqual([])
})

test('a second click changes nothing', async () => {
  const queue = await queueWith(['a'])
  const both = await Promise.all([queue.finish(), queue.finish()])
  expect(both.filter((urls) => urls !== null)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('a picture that is still being read when the button is pressed is sent as soon as it is ready', async () => {
  const queue = new UploadQueue(ports())
  await queue.open([])
  queue.add([file('a')])
  expect(states(queue)).toEqual(['reading'])
  expect(await queue.finish()).toHaveLength(1)
})

test('a picture with hidden parts is prepared anew and sent to a new path', async () => {
  const jobs: number[] = []
  const queue = await queueWith(['a'], {
    prepare: async ({ strokes }) => {
      jobs.push(strokes.length)
      return good
    },
  })
  await queue.hide(idOf(queue, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(jobs).toEqual([0, 1])
  expect(states(queue)).toEqual(['ready'])
})

test('if hiding fails, the picture is not sent as it was', async () => {
  const stuck: Preparation = { state: 'refused', refusal: { reason: 'stuck' } }
  const queue = await queueWith(['a'], {
    prepare: async ({ strokes }) => (strokes.length > 0 ? stuck : good),
  })
  await queue.hide(idOf(queue, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toHaveLength(1)
})

test('cancelling one upload stops it alone, and nothing is saved by itself', async () => {
  const queue = await queueWith(['a', 'b'], {
    upload: (upload) => {
      sent.push(upload)
      if (upload.path.endsWith('0.png')) return Promise.resolve('stored')
      return new Promise((resolve) => upload.signal.addEventListener('abort', () => resolve('cancelled')))
    },
  })
  const finished = queue.finish()
  await vi.waitFor(() => expect(states(queue)).toEqual(['stored', 'uploading']))
  queue.cancel(idOf(queue, 1))
  expect(await finished).toBeNull()
  expect(states(queue)).toEqual(['stored', 'ready'])
})

test('a file over 5 MB gets its message, then is used smaller on request', async () => {
  const queue = await queueWith([])
  queue.add([file('big.png', maxImageBytes + 1)])
  await vi.waitFor(() => expect(queue.store.read().refused[0]?.shrinkable).toBe(true))
  expect(refusals(queue)).toEqual(['File too large big.png is larger than 5MB'])
  queue.shrink(queue.store.read().refused[0]?.id ?? '')
  await vi.waitFor(() => expect(states(queue)).toEqual(['ready']))
  expect(queue.store.read().refused).toEqual([])
})

test('of two large files with one name, the one that was chosen is shrunk', async () => {
  const prepared: number[] = []
  const queue = await queueWith([], {
    prepare: async (job) => {
      prepared.push(job.file.size)
      return good
    },
  })
  queue.add([file('image.png', maxImageBytes + 1), file('image.png', maxImageBytes + 2)])
  await vi.waitFor(() => expect(queue.store.read().refused.every(({ shrinkable }) => shrinkable)).toBe(true))
  queue.shrink(queue.store.read().refused[1]?.id ?? '')
  await vi.waitFor(() => expect(prepared).toEqual([maxImageBytes + 2]))
})

test('a large file that is no picture is refused without an offer to shrink it', async () => {
  const isPicture = vi.fn(async () => false)
  const queue = await queueWith([], { isPicture })
  queue.add([file('noise.jpg', maxImageBytes + 1)])
  await vi.waitFor(() => expect(isPicture).toHaveResolved())
  expect(queue.store.read().refused[0]?.shrinkable).toBe(false)
})

test('a picture with hidden parts keeps saying so, and an SVG is told what to become', async () => {
  const queue = await queueWith(['a.png'])
  const id = idOf(queue, 0)
  await queue.hide(id, [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  const [picture] = queue.store.read().pictures
  expect(picture !== undefined && 'facts' in picture && picture.facts?.partsHidden).toBe(true)
  const unreadable: Preparation = { state: 'refused', refusal: { reason: 'unreadable' } }
  const other = await queueWith(['logo.svg'], { prepare: async () => unreadable })
  expect(refusals(other)).toEqual([expect.stringContaining('SVG is not taken')])
})

test('what cannot be read leaves its place and says why', async () => {
  const unreadable: Preparation = { state: 'refused', refusal: { reason: 'unreadable' } }
  const queue = await queueWith(['text.png'], { prepare: async () => unreadable })
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toEqual([expect.stringContaining('text.png could not be read as a picture')])
})

test('a new choice clears the last refusals, but not the offer to shrink', async () => {
  const queue = await queueWith([])
  queue.add([new File(['x'], 'notes.txt', { type: 'text/plain' }), file('big.png', maxImageBytes + 1)])
  expect(refusals(queue)).toHaveLength(2)
  await vi.waitFor(() => expect(queue.store.read().refused[1]?.shrinkable).toBe(true))
  queue.add([file('a.png')])
  expect(refusals(queue)).toEqual(['File too large big.png is larger than 5MB'])
})

test('what was stored but not yet saved, and what waits on the device, come back after a reload', async () => {
  const before = await queueWith(['a'])
  await before.finish()
  expect(noted).toHaveLength(1)
  const waiting = { id: 'w', name: 'w.png', facts, blob: new Blob(['x']) }
  const after = new UploadQueue(
    ports({ readStored: () => [...(noted ?? [])], readPictures: async () => [waiting] }),
  )
  await after.open([])
  expect(states(after)).toEqual(['stored', 'ready'])
})

test('once the session holds the pictures, the device forgets them', async () => {
  const queue = await queueWith(['a'])
  const urls = (await queue.finish()) ?? []
  expect(queue.isSaved()).toBe(false)
  queue.saved(urls)
  expect(noted).toBeNull()
  expect(queue.isSaved()).toBe(true)
})

test('removing a saved picture is remembered, and its place is free again', async () => {
  const queue = new UploadQueue(ports())
  await queue.open(['https://s/1', 'https://s/2'])
  queue.remove('https://s/1')
  expect(noted?.map(({ url }) => url)).toEqual(['https://s/2'])
  queue.add([file('x'), file('y'), file('z')])
  expect(said).toEqual(['You can only upload 2 more image(s).'])
})
