import type { SupabaseAddress } from '@wiring/session/call-function'

export interface UploadRequest {
  bucket: string
  path: string
  body: Blob
  /** Without it an existing object counts as stored: the earlier answer got lost. */
  overwrite?: boolean
  /** 0–1, of what has left the device. */
  onProgress?: (progress: number) => void
  signal?: AbortSignal
}

/** A retry may work for `failed`, not for `refused`. */
export type UploadResult = 'stored' | 'cancelled' | 'failed' | 'refused' | 'stalled'

const stallTimeoutMs = 30_000

/** By XMLHttpRequest, since fetch reports no upload progress. */
export function uploadObject(supabase: SupabaseAddress, upload: UploadRequest): Promise<UploadResult> {
  const { bucket, path, body, overwrite = false, onProgress, signal } = upload
  if (signal?.aborted) return Promise.resolve('cancelled')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stallTimer: ReturnType<typeof setTimeout>
    let stalled = false
    let bySite = false
    const restartStallTimer = () => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(() => {
        stalled = true
        request.abort()
      }, stallTimeoutMs)
    }
    const cancel = () => request.abort()
    const finish = (result: UploadResult) => {
      clearTimeout(stallTimer)
      signal?.removeEventListener('abort', cancel)
      resolve(result)
    }
    signal?.addEventListener('abort', cancel)
    request.upload.onprogress = ({ loaded, total }) => {
      restartStallTimer()
      onProgress?.(total === 0 ? 0 : loaded / total)
    }
    request.onload = () => finish(resultOf(request, overwrite))
    // A network or an extension may block the domain of Supabase: the site has a route.
    request.onerror = () => {
      if (bySite) return finish('failed')
      bySite = true
      send(`/forms/upload/${bucket}/${path}`)
    }
    request.onabort = () => finish(signal?.aborted ? 'cancelled' : stalled ? 'stalled' : 'failed')
    const send = (address: string) => {
      request.open('POST', address)
      if (!bySite) request.setRequestHeader('apikey', supabase.key)
      if (!bySite) request.setRequestHeader('authorization', `Bearer ${supabase.key}`)
      request.setRequestHeader('content-type', body.type)
      request.setRequestHeader('cache-control', 'max-age=60')
      request.setRequestHeader('x-upsert', String(overwrite))
      restartStallTimer()
      request.send(body)
    }
    send(`${supabase.url}/storage/v1/object/${bucket}/${path}`)
  })
}

const retryable4xx = [408, 425, 429]

function resultOf({ status, responseText }: XMLHttpRequest, overwrite: boolean): UploadResult {
  if (status >= 200 && status < 300) return 'stored'
  // Supabase answers 400 with 409 in the body.
  const exists = status === 409 || (status === 400 && /"(?:Duplicate|409)"/.test(responseText))
  if (exists && !overwrite) return 'stored'
  return status >= 400 && status < 500 && !retryable4xx.includes(status) ? 'refused' : 'failed'
}
