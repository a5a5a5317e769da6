import type { SupabaseAddress } from '@wiring/session/call-function'

export interface Upload {
  bucket: string
  path: string
  body: Blob
  /** Replaces an object. Without it an existing one counts as stored: an earlier answer got lost. */
  overwrite?: boolean
  /** Share that has left the device, 0–1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export type Uploaded =
  | 'stored'
  | 'cancelled'
  /** A retry may work. */
  | 'failed'
  /** A retry will not work. */
  | 'refused'
  /** No progress for `stallMs`. */
  | 'stalled'

const stallMs = 30_000

/** Uploads one object. XMLHttpRequest, since fetch reports no upload progress. Never throws. */
export function uploadObject(supabase: SupabaseAddress, upload: Upload): Promise<Uploaded> {
  const { bucket, path, body, overwrite, onProgress, signal } = upload
  if (signal?.aborted) return Promise.resolve('cancelled')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let watchdog: ReturnType<typeof setTimeout>
    let stalled = false
    const watch = () => {
      clearTimeout(watchdog)
      watchdog = setTimeout(giveUp, stallMs)
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

/** 4xx statuses that are worth a retry. */
const passing = [408, 425, 429]

function outcome({ status, responseText }: XMLHttpRequest, overwrite: boolean): Uploaded {
  if (status >= 200 && status < 300) return 'stored'
  // Supabase answers 400 with 409 in the body.
  const isThere = status === 409 || (status === 400 && /"(?:Duplicate|409)"/.test(responseText))
  if (isThere && !overwrite) return 'stored'
  return status >= 400 && status < 500 && !passing.includes(status) ? 'refused' : 'failed'
}
