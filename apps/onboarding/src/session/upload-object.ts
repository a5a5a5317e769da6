import type { SupabaseAddress } from './supabase-address.ts'

export interface Upload {
  readonly bucket: string
  readonly path: string
  readonly body: Blob
  /** Replaces an object of the same path. */
  readonly overwrite?: boolean
  /** Called with the share that has left the device, 0–1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

export type Uploaded = 'stored' | 'cancelled' | 'failed'

/** An upload that moves nothing for this long is given up. */
const stallTime = 30_000

/** Puts one object into storage. By XMLHttpRequest, as fetch still reports no progress of what it sends. Never throws. */
export function uploadObject(supabase: SupabaseAddress, upload: Upload): Promise<Uploaded> {
  const { bucket, path, body, overwrite, onProgress, signal } = upload
  if (signal?.aborted) return Promise.resolve('cancelled')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), stallTime)
    }
    const cancel = () => request.abort()
    const finish = (result: Uploaded) => {
      clearTimeout(stalled)
      signal?.removeEventListener('abort', cancel)
      resolve(result)
    }
    signal?.addEventListener('abort', cancel)
    request.upload.onprogress = ({ loaded, total }) => {
      watch()
      onProgress?.(total === 0 ? 0 : loaded / total)
    }
    request.onload = () => finish(request.status >= 200 && request.status < 300 ? 'stored' : 'failed')
    request.onerror = () => finish('failed')
    request.onabort = () => finish(signal?.aborted ? 'cancelled' : 'failed')
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
