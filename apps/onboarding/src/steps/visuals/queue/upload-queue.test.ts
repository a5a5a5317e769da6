import { beforeEach, expect, test } from 'vitest'
import {
  browser,
  facts,
  file,
  idOf,
  ports,
  prepared,
  queueWith,
  resetBrowser,
  states,
} from '../../../../tests/fake-browser.ts'
import type { UploadResult } from '../../../session/upload-object.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(resetBrowser)

test('all pictures are uploaded, and their URLs are returned in the order of their slots', async () => {
  const queue = await queueWith(['a', 'b', 'c'])
  expect(await queue.finish()).toEqual([0, 1, 2].map((index) => `https://s/s/image-1-${index}.png`))
})

test('a failed upload is retried three times, to the same path', async () => {
  browser.results = ['failed', 'failed', 'failed', 'stored']
  const queue = await queueWith(['a'])
  expect(await queue.finish()).toHaveLength(1)
  expect(new Set(browser.uploads.map(({ path }) => path)).size).toBe(1)
  expect(browser.errors).toEqual([])
})

test('when all attempts fail one error is shown, the others stay stored, and Retry finishes', async () => {
  const queue = await queueWith(['a', 'b'], {
    upload: async (upload) => {
      browser.uploads.push(upload)
      return upload.path.endsWith('1.png') && browser.uploads.length < 6 ? 'failed' : 'stored'
    },
  })
  const finished = queue.finish()
  await expect.poll(() => states(queue)).toEqual(['stored', 'failed'])
  expect(browser.errors).toEqual(['Upload failed: Please try again or contact support.'])
  await queue.retry(idOf(queue, 1))
  expect(await finished).toHaveLength(2)
})

test.each<UploadResult>(['refused', 'stalled'])(
  'an upload that was %s is not retried automatically',
  async (result) => {
    browser.results = [result]
    const queue = await queueWith(['a'])
    void queue.finish()
    await expect.poll(() => states(queue)).toEqual(['failed'])
    expect(browser.uploads).toHaveLength(1)
  },
)

test('uploads wait while offline and resume with the network', async () => {
  browser.online = false
  const queue = await queueWith(['a'])
  const finished = queue.finish()
  await new Promise((resolve) => setTimeout(resolve))
  expect(states(queue)).toEqual(['waiting'])
  browser.online = true
  queue.resumeOnline()
  expect(await finished).toHaveLength(1)
  expect(browser.errors).toEqual([])
})

test('a picture of which parts are being hidden is neither sent nor kept as it was, however soon the upload is pressed', async () => {
  const hidden = new Blob(['hidden'])
  const device: Blob[] = []
  const queue = await queueWith(['a'], {
    prepare: async ({ strokes }) => (strokes.length > 0 ? { ...prepared, blob: hidden } : prepared),
    savePicture: async ({ blob }) => device.push(blob),
    deletePicture: async () => device.splice(0),
  })
  const hiding = queue.hideParts(idOf(queue, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(await queue.finish()).toHaveLength(1)
  await hiding
  // By identity: any two blobs are equal.
  expect(browser.uploads.map(({ body }) => body === hidden)).toEqual([true])
  expect(device.map((blob) => blob === hidden)).toEqual([true])
})

test('a picture is ready when its copy is on the device, and one that is removed meanwhile leaves no copy', async () => {
  const saved: (() => void)[] = []
  const deleted: string[] = []
  const queue = new UploadQueue(
    ports({
      savePicture: () => new Promise<void>((resolve) => saved.push(resolve)),
      deletePicture: async (id) => deleted.push(id),
    }),
  )
  await queue.open([])
  queue.add([file('a'), file('b')])
  await expect.poll(() => saved.length).toBe(2)
  expect(states(queue)).toEqual(['reading', 'reading'])
  saved[0]?.()
  await expect.poll(() => states(queue)).toEqual(['ready', 'reading'])
  const removed = idOf(queue, 1)
  await queue.remove(removed)
  deleted.length = 0
  saved[1]?.()
  await expect.poll(() => deleted).toEqual([removed])
  expect(states(queue)).toEqual(['ready'])
})

/** A device that deletes when it is told to. */
function slowDevice() {
  const deletions: (() => void)[] = []
  return {
    deletions,
    deletePicture: () => new Promise<void>((resolve) => deletions.push(resolve)),
  }
}

test('a picture is removed when its copy is gone, and is neither sent nor kept meanwhile', async () => {
  const { deletions, deletePicture } = slowDevice()
  const queue = await queueWith(['a'], { deletePicture })
  const removed = queue.remove(idOf(queue, 0))
  const finished = queue.finish()
  expect(states(queue)).toEqual(['ready'])
  deletions[0]?.()
  await removed
  expect(states(queue)).toEqual([])
  expect(await finished).toBeNull()
  expect(browser.uploads).toEqual([])
})

test('a picture whose copy is being deleted is not saved when it is read', async () => {
  const { deletions, deletePicture } = slowDevice()
  const saved: string[] = []
  const read: (() => void)[] = []
  const queue = new UploadQueue(
    ports({
      deletePicture,
      prepare: () => new Promise((resolve) => read.push(() => resolve(prepared))),
      savePicture: async ({ id }) => saved.push(id),
    }),
  )
  await queue.open([])
  queue.add([file('a')])
  const removed = queue.remove(idOf(queue, 0))
  read[0]?.()
  await new Promise((resolve) => setTimeout(resolve))
  deletions[0]?.()
  await removed
  expect(saved).toEqual([])
})

test('parts are hidden when the copy with them is gone', async () => {
  const { deletions, deletePicture } = slowDevice()
  const jobs: number[] = []
  const queue = await queueWith(['a'], {
    deletePicture,
    prepare: async ({ strokes }) => {
      jobs.push(strokes.length)
      return prepared
    },
  })
  const hiding = queue.hideParts(idOf(queue, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  await expect.poll(() => deletions.length).toBe(1)
  expect(jobs).toEqual([0])
  deletions[0]?.()
  await hiding
  expect(jobs).toEqual([0, 1])
})

test('what a reload needs to know of saved pictures is kept until their copies are gone', async () => {
  const { deletions, deletePicture } = slowDevice()
  const queue = await queueWith(['a'], { deletePicture })
  const marked = queue.markSaved((await queue.finish()) ?? [])
  await expect.poll(() => deletions.length).toBe(1)
  expect(browser.stored).toHaveLength(1)
  deletions[0]?.()
  await marked
  expect(browser.stored).toBeNull()
})

test('a second click changes nothing', async () => {
  const queue = await queueWith(['a'])
  const both = await Promise.all([queue.finish(), queue.finish()])
  expect(both.filter((urls) => urls !== null)).toHaveLength(1)
  expect(browser.uploads).toHaveLength(1)
})

test('a picture that is still being read when the button is pressed is uploaded as soon as it is ready', async () => {
  const queue = new UploadQueue(ports())
  await queue.open([])
  queue.add([file('a')])
  expect(states(queue)).toEqual(['reading'])
  expect(await queue.finish()).toHaveLength(1)
})

test('cancelling one upload leaves the others running and saves nothing', async () => {
  const queue = await queueWith(['a', 'b'], {
    upload: (upload) => {
      browser.uploads.push(upload)
      if (upload.path.endsWith('0.png')) return Promise.resolve('stored')
      return new Promise((resolve) => upload.signal?.addEventListener('abort', () => resolve('cancelled')))
    },
  })
  const finished = queue.finish()
  await expect.poll(() => states(queue)).toEqual(['stored', 'uploading'])
  queue.cancel(idOf(queue, 1))
  expect(await finished).toBeNull()
  expect(states(queue)).toEqual(['stored', 'ready'])
})

test('uploaded but unsaved pictures, and those only on the device, are restored after a reload', async () => {
  const before = await queueWith(['a'])
  await before.finish()
  expect(browser.stored).toHaveLength(1)
  const waiting = { id: 'w', name: 'w.png', facts, blob: new Blob(['x']) }
  const after = new UploadQueue(
    ports({ readStored: () => [...(browser.stored ?? [])], readPictures: async () => [waiting] }),
  )
  await after.open([])
  expect(states(after)).toEqual(['stored', 'ready'])
})

test('once the session lists the pictures, the device deletes them', async () => {
  const queue = await queueWith(['a'])
  const urls = (await queue.finish()) ?? []
  expect(queue.isSaved()).toBe(false)
  await queue.markSaved(urls)
  expect(browser.stored).toBeNull()
  expect(queue.isSaved()).toBe(true)
})
