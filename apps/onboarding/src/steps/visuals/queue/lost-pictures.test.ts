import { beforeEach, expect, test } from 'vitest'
import {
  browser,
  facts,
  idOf,
  ports,
  queueWith,
  refusals,
  resetBrowser,
  states,
} from '../../../../tests/fake-browser.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(resetBrowser)

const path = 's/image-1-0.png'

const numbered = () => ({ pathOf: () => `s/image-${browser.uploads.length + 1}-0.png` })

test('unsaved pictures are kept on the device until the session lists them', async () => {
  const forgotten: string[] = []
  const queue = await queueWith(['a'], { deletePicture: async (id) => forgotten.push(id) })
  const urls = await queue.finish()
  expect(forgotten).toEqual([])
  await queue.markSaved(urls ?? [])
  expect(forgotten).toEqual([idOf(queue, 0)])
})

test('unsaved pictures are uploaded again, to a new path, when storage has removed them', async () => {
  const gone = new Set<string>()
  const queue = await queueWith(['a'], { ...numbered(), isStored: async (url) => !gone.has(url) })
  expect(await queue.finish()).toEqual([`https://s/${path}`])
  gone.add(`https://s/${path}`)
  expect(await queue.finish()).toEqual(['https://s/s/image-2-0.png'])
  expect(browser.uploads.map((upload) => upload.path)).toEqual([path, 's/image-2-0.png'])
  expect(refusals(queue)).toEqual([])
})

test('unsaved pictures are not uploaded again while storage has them', async () => {
  const queue = await queueWith(['a'])
  expect(await queue.finish()).toEqual(await queue.finish())
  expect(browser.uploads.map((upload) => upload.path)).toEqual([path])
})

test('unsaved pictures are uploaded again after a reload, from the copy on the device', async () => {
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

test('unsaved pictures without a copy on the device are removed, with a message that names them', async () => {
  const stored = { id: 'kept', name: 'a', url: `https://s/${path}`, facts }
  const queue = new UploadQueue(ports({ readStored: () => [stored], isStored: async () => false }))
  await queue.open([])
  expect(await queue.finish()).toBeNull()
  expect(states(queue)).toEqual([])
  expect(refusals(queue)).toEqual(['No longer stored a was sent but not saved in time. Add it again.'])
})

test('pictures that the session lists are neither checked nor uploaded', async () => {
  const checked: string[] = []
  const queue = new UploadQueue(
    ports({
      isStored: async (url) => {
        checked.push(url)
        return false
      },
    }),
  )
  await queue.open([`https://s/${path}`])
  expect(await queue.finish()).toEqual([`https://s/${path}`])
  expect(checked).toEqual([])
})
