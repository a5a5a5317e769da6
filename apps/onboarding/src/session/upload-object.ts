import type { SupabaseAddress } from './supabase-address.ts'

export interface Upload {
  readonly bucket: string
  readonly path: string
  readonly body: Blob
  /** Replaces an object of the same path. Without it one that is there already counts as stored: an answer got lost. */
  readonly overwrite?: boolean
  /** Called with the share that has left the device, 0–1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

export type Uploaded =
  | 'stored'
  | 'cancelled'
  /** The network or the server failed; the same may work in a moment. */
  | 'failed'
  /** The storage said no, and will say it again. */
  | 'refused'
  /** Nothing moved for too long. */
  | 'stalled'

/** An upload that moves nothing for this long is given up. */
const stallTime = 30_000

/** Puts one object into storage. By XMLHttpRequest, as fetch still reports no progress of what it sends. Never throws. */
export function uploadObject(supabase: SupabaseAddress, upload: Upload): Promise<Uploaded> {
  const { bucket, path, body, overwrite, onProgress, signal } = upload
  if (signal?.aborted) return Promise.resolve('cancelled')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let watchdog: ReturnType<typeof setTimeout>
    let stalled = false
    const watch = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(giveUp, stallTime)
    }
    const giveUp = () => {
      stalled = true
      request.abort()
    }
    const cancel = () => request.abort()
    const finish = (result: Uploaded) => {
      clearTimeout(watchdog)
      signal?.removeEventListener('abort', cancel)
      resolve(result)
    }
    signal?.addEventListener('abort', cancel)
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress?.(total === 0 ? 0 : loaded / total)
    }
    request.onload = () => finish(outcome(request, overwrite ?? false))
    request.onerror = () => finish('failed')
    request.onabort = () => finish(signal?.aborted ? 'cancelled' : stalled ? 'stalled' : 'failed')
    request.open('POST', `${supabase.url}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('apikey', supabase.key)
    request.setRequestHeader('authorization', `Bearer ${supabase.key}`)
    request.setRequestHeader('content-type', body.type)
    request.setRequestHeader('cache-control', 'max-age=3600')
    request.setRequestHeader('x-upsert', String(overwrite ?? false))
    watch()
    request.send(body)
  })
}

/** Statuses of the 400s that pass: timeout, too early, too many. */
const passing = [408, 425, 429]

function outcome({ status, responseText }: XMLHttpRequest, overwrite: boolean): Uploaded {
  if (status >= 200 && status < 300) return 'stored'
  // Supabase answers 400 and says 409 inside.
  const isThere = status === 409 || (status === 400 && /"(?:Duplicate|409)"/.test(responseText))
  if (isThere && !overwrite) return 'stored'
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refused' : 'failed'
}
