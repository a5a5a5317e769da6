import { maxImageBytes } from '@wiring/session/limits'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  browser,
  facts,
  file,
  idOf,
  ports,
  prepared,
  queueWith,
  refusals,
  refused,
  resetBrowser,
  states,
} from '../../../../tests/fake-browser.ts'
import { normalizeFile } from './choosing.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(resetBrowser)

const strokes = [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }]

test('hiding parts prepares the picture again, and it stays marked when it is hidden again', async () => {
  const strokeCounts: number[] = []
  const queue = await queueWith(['a'], {
    prepare: async ({ strokes }) => {
      strokeCounts.push(strokes.length)
      return { ...prepared, facts: { ...facts, partsHidden: strokes.length > 0 } }
    },
  })
  await queue.hideParts(idOf(queue, 0), strokes)
  await queue.hideParts(idOf(queue, 0), [])
  expect(strokeCounts).toEqual([0, 1, 0])
  expect(queue.store.read().pictures).toMatchObject([{ state: 'ready', facts: { partsHidden: true } }])
})

test('a picture whose parts cannot be hidden is removed', async () => {
  const queue = await queueWith(['a'], {
    prepare: async ({ strokes }) => (strokes.length > 0 ? refused('timeout') : prepared),
  })
  await queue.hideParts(idOf(queue, 0), strokes)
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toHaveLength(1)
})

test('a file over 5 MB is refused, and shrunk on request', async () => {
  const queue = await queueWith([])
  queue.add([file('big.png', maxImageBytes + 1)])
  await expect.poll(() => queue.store.read().refused[0]?.shrinkable).toBeInstanceOf(File)
  expect(refusals(queue)).toEqual(['File too large big.png is larger than 5MB'])
  queue.shrink(queue.store.read().refused[0]?.id ?? '')
  await expect.poll(() => states(queue)).toEqual(['ready'])
  expect(queue.store.read().refused).toEqual([])
})

test('of two large files with the same name, the chosen one is shrunk', async () => {
  const sizes: number[] = []
  const queue = await queueWith([], {
    prepare: async ({ file }) => {
      sizes.push(file.size)
      return prepared
    },
  })
  queue.add([file('image.png', maxImageBytes + 1), file('image.png', maxImageBytes + 2)])
  await expect
    .poll(() => queue.store.read().refused.every(({ shrinkable }) => shrinkable !== null))
    .toBe(true)
  queue.shrink(queue.store.read().refused[1]?.id ?? '')
  await expect.poll(() => sizes).toEqual([maxImageBytes + 2])
})

test('a large file that is no picture cannot be shrunk', async () => {
  const isPicture = vi.fn(async () => false)
  const queue = await queueWith([], { isPicture })
  queue.add([file('noise.jpg', maxImageBytes + 1)])
  await expect.poll(() => isPicture.mock.settledResults).toHaveLength(1)
  expect(queue.store.read().refused[0]?.shrinkable).toBeNull()
})

test('an unreadable file is removed, with a message that fits its kind', async () => {
  const queue = await queueWith(['text.png', 'logo.svg'], { prepare: async () => refused('unreadable') })
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toEqual([
    expect.stringContaining('text.png could not be read as a picture'),
    expect.stringContaining('SVG is not taken'),
  ])
})

test('choosing again clears earlier refusals, but not an offer to shrink', async () => {
  const queue = await queueWith([], { isPicture: async ({ type }) => type.startsWith('image/') })
  queue.add([new File(['x'], 'notes.txt', { type: 'text/plain' }), file('big.png', maxImageBytes + 1)])
  await expect.poll(() => refusals(queue)).toHaveLength(2)
  await expect.poll(() => queue.store.read().refused[1]?.shrinkable).toBeInstanceOf(File)
  queue.add([file('a.png')])
  expect(refusals(queue)).toEqual(['File too large big.png is larger than 5MB'])
})

test('removing a saved picture is remembered, and frees its slot', async () => {
  const queue = new UploadQueue(ports())
  await queue.open(['https://s/1', 'https://s/2'])
  await queue.remove('https://s/1')
  expect(browser.stored?.map(({ url }) => url)).toEqual(['https://s/2'])
  queue.add([file('x'), file('y'), file('z')])
  expect(browser.errors).toEqual(['You can only upload 2 more image(s).'])
})

const normalized = (name: string) => normalizeFile(new File(['x'], name))

test.each([
  ['IMG_1.HEIC', 'image/heic'],
  ['a.heif', 'image/heic'],
  ['picture', ''],
])('%s without a type gets the type %j', (name, type) => {
  expect(normalized(name).type).toBe(type)
})

test('control and bidi characters are removed from file names', () => {
  expect(normalized('<b>ß🙂\u202Egnp.exe\u0007.png').name).toBe('<b>ß🙂gnp.exe.png')
  expect(normalized('\u202E').name).toBe('picture')
})

test('a file without a type, ending or with a wrong one is taken by its bytes, in its place', async () => {
  const queue = await queueWith([], {
    isPicture: async (given) => (await given.text()).startsWith('picture'),
  })
  const [named, odd, wrong] = [
    file('a.png'),
    new File(['picture'], 'primary:1641'),
    new File(['picture'], 'letter.txt', { type: 'text/plain' }),
  ]
  queue.add([named, odd, new File(['words'], 'photo.jpg'), wrong])
  await expect
    .poll(() => queue.store.read().pictures.map(({ name }) => name))
    .toEqual(['a.png', 'primary:1641'])
  expect(browser.errors).toEqual(['You can only upload 3 more image(s).'])
  expect(refusals(queue)).toEqual(['Invalid file type photo.jpg is not an image file'])
})
