import type { ImageType } from '@wiring/session/images'
import { hasImageSignature } from '@wiring/session/picture-header'
import type { Stroke } from '../hide/blur-strokes.ts'
import { type DecodedPicture, decodeAsImage } from './decode-as-image.ts'

export interface PrepareJob {
  file: Blob
  strokes: readonly Stroke[]
}

/** Decoded where the worker could not. */
export interface DecodedJob extends DecodedPicture {
  strokes: readonly Stroke[]
}

export interface PictureFacts {
  type: ImageType
  width: number
  height: number
  bytes: number
  firstFrame: boolean
  partsHidden: boolean
}

export type PrepareRefusal =
  | { reason: 'empty' | 'unreadable' | 'heic' | 'timeout' | 'worker-error' | 'scrambled' }
  | { reason: 'pixels'; width: number; height: number }

export type Preparation =
  | { state: 'prepared'; blob: Blob; facts: PictureFacts }
  | { state: 'refused'; refusal: PrepareRefusal }

/** Ten times what a slow phone needs. */
const timeoutMs = 60_000

let lastJob: Promise<unknown> = Promise.resolve()

/** One at a time: memory holds one decoded picture. */
export function preparePicture(job: PrepareJob): Promise<Preparation> {
  // Some browsers refuse workers where they refuse storage.
  const refused = { state: 'refused', refusal: { reason: 'worker-error' } } as const
  const preparation = lastJob.then(() => prepareInEitherWay(job)).catch(() => refused)
  lastJob = preparation
  return preparation
}

/** What an `<img>` shows is taken, also where the header or the bitmap decoder refuses it. */
async function prepareInEitherWay(job: PrepareJob): Promise<Preparation> {
  const first = await prepareInWorker(job)
  if (first.state === 'prepared' || !['unreadable', 'heic'].includes(first.refusal.reason)) return first
  const shown = await decodeAsImage(job.file)
  if (shown === null) return first
  if ('reason' in shown) return { state: 'refused', refusal: shown }
  return prepareInWorker({ ...shown, strokes: job.strokes }, [shown.bitmap])
}

function prepareInWorker(job: PrepareJob | DecodedJob, transfer: Transferable[] = []): Promise<Preparation> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' })
    const finish = (preparation: Preparation) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(preparation)
    }
    const refuse = (reason: 'timeout' | 'worker-error') => finish({ state: 'refused', refusal: { reason } })
    const timer = setTimeout(() => refuse('timeout'), timeoutMs)
    worker.onmessage = ({ data }: MessageEvent<Preparation>) => finish(data)
    // Its code did not load: offline, or after a deploy.
    worker.onerror = () => refuse('worker-error')
    worker.postMessage(job, transfer)
  })
}

const headerBytes = 256

export async function isPicture(file: Blob): Promise<boolean> {
  try {
    return hasImageSignature(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  } catch {
    return false
  }
}
