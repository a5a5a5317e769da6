import { maxImageBytes } from '@wiring/session/limits'
import { plainText } from '@wiring/session/messages'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Uploaded } from '../../../session/upload-object.ts'
import type { Preparation } from '../prepare/prepared-picture.ts'
import { PictureTray } from './picture-tray.ts'
import type { PictureUpload, TrayPorts } from './tray-ports.ts'
import type { StoredPicture } from './tray-state.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
const facts = { type: 'image/png', width: 4, height: 3, bytes: 10, firstFrame: false } as const
const good: Preparation = { state: 'prepared', blob: new Blob(['pixels']), facts }

let said: string[]
let sent: PictureUpload[]
let answers: Uploaded[]
let online: boolean
let noted: readonly StoredPicture[] | null

const ports = (more: Partial<TrayPorts> = {}): TrayPorts => ({
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
  complain: (message) => said.push(plainText(message)),
  recall: () => null,
  note: (pictures) => {
    noted = pictures
  },
  keepPicture: () => undefined,
  forgetPicture: () => undefined,
  keptPictures: async () => [],
  ...more,
})

beforeEach(() => {
  said = []
  sent = []
  answers = []
  online = true
  noted = null
})

const states = (tray: PictureTray) => tray.store.read().pictures.map(({ state }) => state)
const complaints = (tray: PictureTray) => tray.store.read().problems.map(({ message }) => plainText(message))
const idOf = (tray: PictureTray, index: number) => tray.store.read().pictures[index]?.id ?? ''

async function trayWith(names: readonly string[], more?: Partial<TrayPorts>): Promise<PictureTray> {
  const tray = new PictureTray(ports(more))
  await tray.open([])
  tray.add(names.map((name) => file(name)))
  await vi.waitFor(() => expect(states(tray)).not.toContain('reading'))
  return tray
}

test('all pictures are sent, and their addresses come back in the order of their places', async () => {
  const tray = await trayWith(['a', 'b', 'c'])
  expect(await tray.finish()).toEqual([0, 1, 2].map((index) => `https://s/s/image-1-${index}.png`))
})

test('a failed upload is tried three times more, to the same path', async () => {
  answers = ['failed', 'failed', 'failed', 'stored']
  const tray = await trayWith(['a'])
  expect(await tray.finish()).toHaveLength(1)
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1)
  expect(said).toEqual([])
})

test('when all attempts fail it says so once, keeps the others, and Retry completes the wish', async () => {
  const tray = await trayWith(['a', 'b'], {
    upload: async (upload) => {
      sent.push(upload)
      return upload.path.endsWith('1.png') && sent.length < 6 ? 'failed' : 'stored'
    },
  })
  const finished = tray.finish()
  await vi.waitFor(() => expect(states(tray)).toEqual(['stored', 'failed']))
  expect(said).toEqual(['Upload failed: Please try again or contact support.'])
  await tray.retry(idOf(tray, 1))
  expect(await finished).toHaveLength(2)
})

test.each<Uploaded>(['refused', 'stalled'])(
  'an upload that was %s is not repeated by itself',
  async (answer) => {
    answers = [answer]
    const tray = await trayWith(['a'])
    void tray.finish()
    await vi.waitFor(() => expect(states(tray)).toEqual(['failed']))
    expect(sent).toHaveLength(1)
  },
)

test('offline it waits, and goes on when the network is back', async () => {
  online = false
  const tray = await trayWith(['a'])
  const finished = tray.finish()
  await new Promise((resolve) => setTimeout(resolve))
  expect(states(tray)).toEqual(['waiting'])
  online = true
  tray.resume()
  expect(await finished).toHaveLength(1)
  expect(said).toEqual([])
})

test('a second click changes nothing', async () => {
  const tray = await trayWith(['a'])
  const both = await Promise.all([tray.finish(), tray.finish()])
  expect(both.filter((urls) => urls !== null)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test('a picture that is still being read when the button is pressed is sent as soon as it is ready', async () => {
  const tray = new PictureTray(ports())
  await tray.open([])
  tray.add([file('a')])
  expect(states(tray)).toEqual(['reading'])
  expect(await tray.finish()).toHaveLength(1)
})

test('a picture with hidden parts is prepared anew and sent to a new path', async () => {
  const jobs: number[] = []
  const tray = await trayWith(['a'], {
    prepare: async ({ strokes }) => {
      jobs.push(strokes.length)
      return good
    },
  })
  await tray.hide(idOf(tray, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(jobs).toEqual([0, 1])
  expect(states(tray)).toEqual(['ready'])
})

test('if hiding fails, the picture is not sent as it was', async () => {
  const stuck: Preparation = { state: 'refused', refusal: { reason: 'stuck' } }
  const tray = await trayWith(['a'], { prepare: async ({ strokes }) => (strokes.length > 0 ? stuck : good) })
  await tray.hide(idOf(tray, 0), [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  expect(states(tray)).toEqual([])
  expect(complaints(tray)).toHaveLength(1)
})

test('cancelling one upload stops it alone, and nothing is saved by itself', async () => {
  const tray = await trayWith(['a', 'b'], {
    upload: (upload) => {
      sent.push(upload)
      if (upload.path.endsWith('0.png')) return Promise.resolve('stored')
      return new Promise((resolve) => upload.signal.addEventListener('abort', () => resolve('cancelled')))
    },
  })
  const finished = tray.finish()
  await vi.waitFor(() => expect(states(tray)).toEqual(['stored', 'uploading']))
  tray.cancel(idOf(tray, 1))
  expect(await finished).toBeNull()
  expect(states(tray)).toEqual(['stored', 'ready'])
})

test('a file over 5 MB gets its message, then is used smaller on request', async () => {
  const tray = await trayWith([])
  tray.add([file('big.png', maxImageBytes + 1)])
  await vi.waitFor(() => expect(tray.store.read().problems[0]?.shrinkable).toBe(true))
  const [problem] = tray.store.read().problems
  expect(problem?.message).toEqual({ title: 'File too large', description: 'big.png is larger than 5MB' })
  tray.shrink(problem?.id ?? '')
  await vi.waitFor(() => expect(states(tray)).toEqual(['ready']))
  expect(tray.store.read().problems).toEqual([])
})

test('a large file that is no picture is refused without an offer to shrink it', async () => {
  const isPicture = vi.fn(async () => false)
  const tray = await trayWith([], { isPicture })
  tray.add([file('noise.jpg', maxImageBytes + 1)])
  await vi.waitFor(() => expect(isPicture).toHaveResolved())
  expect(tray.store.read().problems[0]?.shrinkable).toBe(false)
})

test('a picture with hidden parts keeps saying so, and an SVG is told what to become', async () => {
  const tray = await trayWith(['a.png'])
  const id = idOf(tray, 0)
  await tray.hide(id, [{ radius: 0.1, points: [{ x: 0.5, y: 0.5 }] }])
  const [picture] = tray.store.read().pictures
  expect(picture !== undefined && 'facts' in picture && picture.facts?.partsHidden).toBe(true)
  const unreadable: Preparation = { state: 'refused', refusal: { reason: 'unreadable' } }
  const other = await trayWith(['logo.svg'], { prepare: async () => unreadable })
  expect(complaints(other)).toEqual([expect.stringContaining('SVG is not taken')])
})

test('what cannot be read leaves its place and says why', async () => {
  const unreadable: Preparation = { state: 'refused', refusal: { reason: 'unreadable' } }
  const tray = await trayWith(['text.png'], { prepare: async () => unreadable })
  expect(states(tray)).toEqual([])
  expect(complaints(tray)).toEqual([expect.stringContaining('text.png could not be read as a picture')])
})

test('a new choice clears the last complaints, but not the offer to shrink', async () => {
  const tray = await trayWith([])
  tray.add([new File(['x'], 'notes.txt', { type: 'text/plain' }), file('big.png', maxImageBytes + 1)])
  expect(complaints(tray)).toHaveLength(2)
  await vi.waitFor(() => expect(tray.store.read().problems[1]?.shrinkable).toBe(true))
  tray.add([file('a.png')])
  expect(complaints(tray)).toEqual(['File too large big.png is larger than 5MB'])
})

test('what was stored but not yet saved, and what waits on the device, come back after a reload', async () => {
  const before = await trayWith(['a'])
  await before.finish()
  expect(noted).toHaveLength(1)
  const waiting = { id: 'w', name: 'w.png', facts, blob: new Blob(['x']) }
  const after = new PictureTray(
    ports({ recall: () => [...(noted ?? [])], keptPictures: async () => [waiting] }),
  )
  await after.open([])
  expect(states(after)).toEqual(['stored', 'ready'])
})

test('once the session holds the pictures, the device forgets them', async () => {
  const tray = await trayWith(['a'])
  const urls = (await tray.finish()) ?? []
  expect(tray.isSaved()).toBe(false)
  tray.saved(urls)
  expect(noted).toBeNull()
  expect(tray.isSaved()).toBe(true)
})

test('removing a saved picture is remembered, and its place is free again', async () => {
  const tray = new PictureTray(ports())
  await tray.open(['https://s/1', 'https://s/2'])
  tray.remove('https://s/1')
  expect(noted?.map(({ url }) => url)).toEqual(['https://s/2'])
  tray.add([file('x'), file('y'), file('z')])
  expect(said).toEqual(['You can only upload 2 more image(s).'])
})
