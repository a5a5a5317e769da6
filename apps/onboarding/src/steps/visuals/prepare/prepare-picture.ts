import type { ImageType } from '@wiring/session/images'
import { beginsLikePicture } from '@wiring/session/picture-header'
import type { Stroke } from '../hide/blur-strokes.ts'

export interface PrepareJob {
  file: Blob
  strokes: readonly Stroke[]
}

export interface PictureFacts {
  type: ImageType
  width: number
  height: number
  bytes: number
  /** The original was animated; only its first frame is used. */
  firstFrame: boolean
  partsHidden?: boolean
}

export type PrepareRefusal =
  | { reason: 'empty' | 'unreadable' | 'heic' | 'stuck' | 'unloaded' }
  | { reason: 'pixels'; width: number; height: number }

export type Preparation =
  | { state: 'prepared'; blob: Blob; facts: PictureFacts }
  | { state: 'refused'; refusal: PrepareRefusal }

/** Ten times what a slow phone needs. */
const timeoutMs = 60_000

let queue: Promise<unknown> = Promise.resolve()

/**
 * Checks and re-encodes a file in its own worker, one at a time, so that memory holds one decoded picture.
 * Never throws.
 */
export function preparePicture(job: PrepareJob): Promise<Preparation> {
  const turn = queue.then(() => prepareNow(job))
  queue = turn
  return turn
}

function prepareNow(job: PrepareJob): Promise<Preparation> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./prepare.worker.ts', import.meta.url), { type: 'module' })
    const finish = (preparation: Preparation) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(preparation)
    }
    const refuse = (reason: 'stuck' | 'unloaded') => finish({ state: 'refused', refusal: { reason } })
    const timer = setTimeout(() => refuse('stuck'), timeoutMs)
    worker.onmessage = ({ data }: MessageEvent<Preparation>) => finish(data)
    // The worker's code did not load: offline, or a new version was deployed.
    worker.onerror = () => refuse('unloaded')
    worker.postMessage(job)
  })
}

const headBytes = 256

/** Ignores the file's name. False when it cannot be read. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    return beginsLikePicture(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  } catch {
    return false
  }
}
