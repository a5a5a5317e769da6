import { beginsLikePicture } from '@wiring/session/picture-header'
import type { Preparation, PrepareJob } from './prepared-picture.ts'

/** Ten times what a slow phone needs for the largest picture. */
const timeoutMs = 60_000

let queue: Promise<unknown> = Promise.resolve()

/**
 * Reads, checks and re-encodes a file off the main thread, one file at a time so that memory holds one decoded picture.
 * Each has its own worker, whose memory goes with it. Never throws: what cannot be read is refused.
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
    // Its code did not come: no network, or a new version of the app is out.
    worker.onerror = () => refuse('unloaded')
    worker.postMessage(job)
  })
}

/** The brands of an ISO container are in its first part. */
const headBytes = 256

/** Whether a file begins like a picture, whatever it is called. False when it cannot be read. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    return beginsLikePicture(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
  } catch {
    return false
  }
}
