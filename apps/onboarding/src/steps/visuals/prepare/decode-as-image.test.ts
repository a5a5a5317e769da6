import { maxPickedPixels } from '@wiring/session/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preparePicture } from './prepare-picture.ts'

/** What the browser's `<img>` makes of a file; `null`: it shows none. */
let shown: { naturalWidth: number; naturalHeight: number } | null
/** Of each worker: what it was given. */
let jobs: Record<string, unknown>[]
let addresses: string[]

class FakeWorker {
  onmessage?: (event: { data: unknown }) => void
  terminate() {}
  postMessage(job: Record<string, unknown>) {
    jobs.push(job)
    const refused = { state: 'refused', refusal: { reason: 'unreadable' } }
    const data = 'bitmap' in job ? { state: 'prepared', facts: { firstFrame: job.animated } } : refused
    queueMicrotask(() => this.onmessage?.({ data }))
  }
}

class FakeImage {
  onload?: () => void
  onerror?: (error: Error) => void
  set src(address: string) {
    addresses.push(address)
    queueMicrotask(() => (shown ? this.onload?.() : this.onerror?.(new Error('shows none'))))
  }
  get naturalWidth() {
    return shown?.naturalWidth
  }
  get naturalHeight() {
    return shown?.naturalHeight
  }
}

class FakeCanvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  drawn = 0
  getContext() {
    return { canvas: this, drawImage: () => (this.drawn += 1) }
  }
  transferToImageBitmap() {
    return { width: this.width, height: this.height, drawn: this.drawn }
  }
}

beforeEach(() => {
  shown = { naturalWidth: 640, naturalHeight: 480 }
  jobs = []
  addresses = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
})
afterEach(() => vi.unstubAllGlobals())

const avif = (brand: string) => new Blob([`\0\0\0\x20ftyp${brand}\0\0\0\0rest`], { type: 'image/avif' })
const strokes = [{ points: [], width: 1 }] as never

test('what the bitmap decoder refuses is drawn from an <img>, whole, and prepared with its strokes', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const prepared = await preparePicture({ file: avif('avif'), strokes })
  expect(prepared).toEqual({ state: 'prepared', facts: { firstFrame: false } })
  expect(jobs).toHaveLength(2)
  expect(jobs[1]).toEqual({
    ...{ bitmap: { width: 640, height: 480, drawn: 1 }, format: 'bmp', animated: false },
    strokes,
  })
  expect(revoke).toHaveBeenCalledWith(addresses[0])
})

test.each(['avis', 'msf1', 'hevc', 'hevx'])(
  'of the moving picture “%s” it says that one is left',
  async (brand) => {
    expect(await preparePicture({ file: avif(brand), strokes })).toMatchObject({
      facts: { firstFrame: true },
    })
  },
)

test('what an <img> does not show either keeps the first refusal', async () => {
  const refused = { state: 'refused', refusal: { reason: 'unreadable' } }
  shown = null
  expect(await preparePicture({ file: avif('avif'), strokes })).toEqual(refused)
  shown = { naturalWidth: 0, naturalHeight: 0 }
  expect(await preparePicture({ file: avif('avif'), strokes })).toEqual(refused)
  expect(jobs.every((job) => !('bitmap' in job))).toBe(true)
})

test('too many pixels are refused with their size, before anything is drawn', async () => {
  shown = { naturalWidth: maxPickedPixels, naturalHeight: 2 }
  expect(await preparePicture({ file: avif('avif'), strokes })).toEqual({
    state: 'refused',
    refusal: { reason: 'pixels', width: maxPickedPixels, height: 2 },
  })
})

test.each([
  new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
  new Blob(['\ufeff \n<?xml version="1.0"?>']),
  new Blob(['anything'], { type: 'image/svg+xml' }),
])('a drawing in code is never shown (%#)', async (file) => {
  expect(await preparePicture({ file, strokes })).toMatchObject({ state: 'refused' })
  expect(addresses).toEqual([])
})
