import { beforeEach, expect, test } from 'vitest'
import { browser, facts, idOf, ports, queueWith, refusals, resetBrowser, states } from './test-browser.ts'
import { UploadQueue } from './upload-queue.ts'

beforeEach(resetBrowser)

const path = 's/image-1-0.png'

const numbered = () => ({ pathOf: () => `s/image-${browser.sent.length + 1}-0.png` })

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
  expect(browser.sent.map((upload) => upload.path)).toEqual([path, 's/image-2-0.png'])
  expect(refusals(queue)).toEqual([])
})

test('pictures that were sent and not saved are not sent again while storage has them', async () => {
  const queue = await queueWith(['a'])
  expect(await queue.finish()).toEqual(await queue.finish())
  expect(browser.sent.map((upload) => upload.path)).toEqual([path])
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
