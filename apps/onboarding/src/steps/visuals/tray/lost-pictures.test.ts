import { plainText } from '@wiring/session/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { PictureTray } from './picture-tray.ts'
import type { TrayPorts } from './tray-ports.ts'

const facts = { type: 'image/png', width: 4, height: 3, bytes: 10, firstFrame: false } as const
const path = 's/image-1-0.png'

let sent: string[]
beforeEach(() => {
  sent = []
})

const ports = (more: Partial<TrayPorts>): TrayPorts => ({
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
  complain: () => undefined,
  recall: () => null,
  note: () => undefined,
  keepPicture: () => undefined,
  forgetPicture: () => undefined,
  keptPictures: async () => [],
  ...more,
})

const states = (tray: PictureTray) => tray.store.read().pictures.map(({ state }) => state)
const complaints = (tray: PictureTray) => tray.store.read().problems.map(({ message }) => plainText(message))
const idOf = (tray: PictureTray, index: number) => tray.store.read().pictures[index]?.id ?? ''

async function trayWith(names: readonly string[], more: Partial<TrayPorts> = {}): Promise<PictureTray> {
  const tray = new PictureTray(ports(more))
  await tray.open([])
  tray.add(names.map((name) => new File(['x'], name, { type: 'image/png' })))
  await vi.waitFor(() => expect(states(tray)).not.toContain('reading'))
  return tray
}

/** A second attempt gets a later time stamp. */
const numbered = () => ({ pathOf: () => `s/image-${sent.length + 1}-0.png` })

test('pictures that were sent and not saved are kept on the device until the session lists them', async () => {
  const forgotten: string[] = []
  const tray = await trayWith(['a'], { forgetPicture: (id) => forgotten.push(id) })
  const urls = await tray.finish()
  expect(forgotten).toEqual([])
  tray.saved(urls ?? [])
  expect(forgotten).toEqual([idOf(tray, 0)])
})

test('pictures that were sent and not saved are sent again, to a new path, when storage has removed them', async () => {
  const gone = new Set<string>()
  const tray = await trayWith(['a'], { ...numbered(), isStored: async (url) => !gone.has(url) })
  expect(await tray.finish()).toEqual([`https://s/${path}`])
  gone.add(`https://s/${path}`)
  expect(await tray.finish()).toEqual(['https://s/s/image-2-0.png'])
  expect(sent).toEqual([path, 's/image-2-0.png'])
  expect(complaints(tray)).toEqual([])
})

test('pictures that were sent and not saved are not sent again while storage has them', async () => {
  const tray = await trayWith(['a'])
  expect(await tray.finish()).toEqual(await tray.finish())
  expect(sent).toEqual([path])
})

test('pictures that were sent and not saved are sent again after a reload, from the copy on the device', async () => {
  const stored = { id: 'kept', name: 'a', url: `https://s/${path}`, facts }
  const tray = new PictureTray(
    ports({
      pathOf: () => 's/image-2-0.png',
      recall: () => [stored],
      keptPictures: async () => [{ id: 'kept', name: 'a', facts, blob: new Blob(['pixels']) }],
      isStored: async () => false,
    }),
  )
  await tray.open([])
  expect(states(tray)).toEqual(['stored'])
  expect(await tray.finish()).toEqual(['https://s/s/image-2-0.png'])
})

test('pictures that were sent and not saved leave, and the applicant hears which, when the device has no copy', async () => {
  const stored = { id: 'kept', name: 'a', url: `https://s/${path}`, facts }
  const tray = new PictureTray(ports({ recall: () => [stored], isStored: async () => false }))
  await tray.open([])
  expect(await tray.finish()).toBeNull()
  expect(states(tray)).toEqual([])
  expect(complaints(tray)).toEqual(['No longer stored a was sent but not saved in time. Add it again.'])
})

test('pictures that the session lists are neither asked for nor sent', async () => {
  const asked: string[] = []
  const tray = new PictureTray(
    ports({
      isStored: async (url) => {
        asked.push(url)
        return false
      },
    }),
  )
  await tray.open([`https://s/${path}`])
  expect(await tray.finish()).toEqual([`https://s/${path}`])
  expect(asked).toEqual([])
})
