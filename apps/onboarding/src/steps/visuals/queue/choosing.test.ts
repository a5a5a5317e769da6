import { maxImageBytes } from '@wiring/session/limits'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  browser,
  file,
  idOf,
  ports,
  prepared,
  queueWith,
  refusals,
  refused,
  resetBrowser,
  states,
} from './test-browser.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(resetBrowser)

test('a picture with hidden parts is prepared anew and sent to a new path', async () => {
  const jobs: number[] = []
  const queue = await queueWith(['a'], {
    prepare: async ({ strokes }) => {
      jobs.push(strokes.length)
      return prepared
    },
  })
  await queue.hide(idOf(queue, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(jobs).toEqual([0, 1])
  expect(states(queue)).toEqual(['ready'])
})

test('if hiding fails, the picture is not sent as it was', async () => {
  const stuck = refused('stuck')
  const queue = await queueWith(['a'], {
    prepare: async ({ strokes }) => (strokes.length > 0 ? stuck : prepared),
  })
  await queue.hide(idOf(queue, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toHaveLength(1)
})

test('a file over 5 MB gets its message, then is used smaller on request', async () => {
  const queue = await queueWith([])
  queue.add([file('big.png', maxImageBytes + 1)])
  await expect.poll(() => queue.store.read().refused[0]?.shrinkable).toBe(true)
  expect(refusals(queue)).toEqual(['File too large big.png is larger than 5MB'])
  queue.shrink(queue.store.read().refused[0]?.id ?? '')
  await expect.poll(() => states(queue)).toEqual(['ready'])
  expect(queue.store.read().refused).toEqual([])
})

test('of two large files with one name, the one that was chosen is shrunk', async () => {
  const sizes: number[] = []
  const queue = await queueWith([], {
    prepare: async (job) => {
      sizes.push(job.file.size)
      return prepared
    },
  })
  queue.add([file('image.png', maxImageBytes + 1), file('image.png', maxImageBytes + 2)])
  await expect.poll(() => queue.store.read().refused.every(({ shrinkable }) => shrinkable)).toBe(true)
  queue.shrink(queue.store.read().refused[1]?.id ?? '')
  await expect.poll(() => sizes).toEqual([maxImageBytes + 2])
})

test('a large file that is no picture is refused without an offer to shrink it', async () => {
  const isPicture = vi.fn(async () => false)
  const queue = await queueWith([], { isPicture })
  queue.add([file('noise.jpg', maxImageBytes + 1)])
  await expect.poll(() => isPicture.mock.settledResults).toHaveLength(1)
  expect(queue.store.read().refused[0]?.shrinkable).toBe(false)
})

test('a picture with hidden parts keeps saying so, and an SVG is told what to become', async () => {
  const queue = await queueWith(['a.png'])
  const id = idOf(queue, 0)
  await queue.hide(id, [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  const [picture] = queue.store.read().pictures
  expect(picture !== undefined && 'facts' in picture && picture.facts?.partsHidden).toBe(true)
  const unreadable = refused('unreadable')
  const other = await queueWith(['logo.svg'], { prepare: async () => unreadable })
  expect(refusals(other)).toEqual([expect.stringContaining('SVG is not taken')])
})

test('what cannot be read leaves its place and says why', async () => {
  const unreadable = refused('unreadable')
  const queue = await queueWith(['text.png'], { prepare: async () => unreadable })
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toEqual([expect.stringContaining('text.png could not be read as a picture')])
})

test('a new choice clears the last refusals, but not the offer to shrink', async () => {
  const queue = await queueWith([])
  queue.add([new File(['x'], 'notes.txt', { type: 'text/plain' }), file('big.png', maxImageBytes + 1)])
  expect(refusals(queue)).toHaveLength(2)
  await expect.poll(() => queue.store.read().refused[1]?.shrinkable).toBe(true)
  queue.add([file('a.png')])
  expect(refusals(queue)).toEqual(['File too large big.png is larger than 5MB'])
})

test('removing a saved picture is remembered, and its place is free again', async () => {
  const queue = new UploadQueue(ports())
  await queue.open(['https://s/1', 'https://s/2'])
  queue.remove('https://s/1')
  expect(browser.stored?.map(({ url }) => url)).toEqual(['https://s/2'])
  queue.add([file('x'), file('y'), file('z')])
  expect(browser.said).toEqual(['You can only upload 2 more image(s).'])
})
