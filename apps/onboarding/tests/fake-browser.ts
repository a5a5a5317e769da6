import { plainText } from '@wiring/session/messages'
import { expect, vi } from 'vitest'
import type { UploadResult } from '../src/session/upload-object.ts'
import { refusalMessage } from '../src/steps/visuals/picture-texts.ts'
import type { Preparation } from '../src/steps/visuals/prepare/prepare-picture.ts'
import type { StoredPicture } from '../src/steps/visuals/queue/pictures-state.ts'
import type { PictureUpload, QueuePorts } from '../src/steps/visuals/queue/queue-ports.ts'
import { UploadQueue } from '../src/steps/visuals/queue/upload-queue.ts'

export const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' })
export const facts = {
  type: 'image/png',
  width: 4,
  height: 3,
  bytes: 10,
  firstFrame: false,
  partsHidden: false,
} as const
export const prepared = {
  state: 'prepared',
  blob: new Blob(['pixels']),
  facts,
} as const satisfies Preparation
export const refused = (reason: 'timeout' | 'unreadable'): Preparation => ({
  state: 'refused',
  refusal: { reason },
})

interface TestBrowser {
  errors: string[]
  uploads: PictureUpload[]
  results: UploadResult[]
  online: boolean
  stored: readonly StoredPicture[] | null
}

export const browser = {} as TestBrowser
export const resetBrowser = () =>
  void Object.assign(browser, { errors: [], uploads: [], results: [], online: true, stored: null })

export const ports = (more: Partial<QueuePorts> = {}): QueuePorts => ({
  prepare: async () => prepared,
  isPicture: async ({ size }) => size > 0,
  upload: async (upload) => {
    browser.uploads.push(upload)
    return browser.results.shift() ?? 'stored'
  },
  pathOf: (index) => `s/image-1-${index}.png`,
  urlOf: (path) => `https://s/${path}`,
  isStored: async () => true,
  isOnline: () => browser.online,
  wait: async () => undefined,
  showError: (message) => browser.errors.push(plainText(message)),
  readStored: () => null,
  saveStored: (pictures) => {
    browser.stored = pictures
  },
  savePicture: async () => undefined,
  deletePicture: async () => undefined,
  readPictures: async () => [],
  ...more,
})

export const states = (queue: UploadQueue) => queue.store.read().pictures.map(({ state }) => state)
export const refusals = (queue: UploadQueue) =>
  queue.store.read().refused.map(({ name, refusal }) => plainText(refusalMessage(name, refusal)))
export const idOf = (queue: UploadQueue, index: number) => queue.store.read().pictures[index]?.id ?? ''

export async function queueWith(names: readonly string[], more?: Partial<QueuePorts>): Promise<UploadQueue> {
  const queue = new UploadQueue(ports(more))
  await queue.open([])
  queue.add(names.map((name) => file(name)))
  await vi.waitFor(() => expect(states(queue)).not.toContain('reading'))
  return queue
}
