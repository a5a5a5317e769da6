import { isDomainBlocked, rememberBlocked } from '@wiring/contract/blocked-domain'
import type { SupabaseAddress } from '@wiring/contract/call'

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
/** After it without a byte gone, the network drops what goes to Supabase. */
const firstByteTimeoutMs = 12_000

interface Attempt {
  result: UploadResult
  /** No byte went out, or the connection broke: another way may work. */
  unreachable: boolean
}

/** What cannot reach Supabase goes to the site's route, once. Storage keeps one object per path. */
export async function uploadObject(
  { url, key }: SupabaseAddress,
  upload: UploadRequest,
): Promise<UploadResult> {
  const place = `${upload.bucket}/${upload.path}`
  if (upload.signal?.aborted) return 'cancelled'
  if (!isDomainBlocked()) {
    const credentials = { apikey: key, authorization: `Bearer ${key}` }
    const address = `${url}/storage/v1/object/${place}`
    const direct = await send(address, upload, credentials, firstByteTimeoutMs)
    if (!direct.unreachable || upload.signal?.aborted) return direct.result
  }
  const { result } = await send(`/forms/upload/${place}`, upload, {}, stallTimeoutMs)
  rememberBlocked(result === 'stored' || result === 'refused')
  return result
}

/** By XMLHttpRequest, since fetch reports no upload progress. */
function send(
  address: string,
  { body, overwrite = false, onProgress, signal }: UploadRequest,
  credentials: Record<string, string>,
  firstByteMs: number,
): Promise<Attempt> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let stallTimer: ReturnType<typeof setTimeout>
    let stalled = false
    let sent = 0
    const restartStallTimer = (timeoutMs: number) => {
      clearTimeout(stallTimer)
      stallTimer = setTimeout(() => {
        stalled = true
        request.abort()
      }, timeoutMs)
    }
    const cancel = () => request.abort()
    const finish = (result: UploadResult, unreachable = false) => {
      clearTimeout(stallTimer)
      signal?.removeEventListener('abort', cancel)
      resolve({ result, unreachable })
    }
    signal?.addEventListener('abort', cancel)
    request.upload.onprogress = ({ loaded, total }) => {
      sent = loaded
      restartStallTimer(stallTimeoutMs)
      onProgress?.(total === 0 ? 0 : loaded / total)
    }
    request.onload = () => finish(resultOf(request, overwrite))
    request.onerror = () => finish('failed', true)
    request.onabort = () => {
      if (signal?.aborted) finish('cancelled')
      else finish(stalled ? 'stalled' : 'failed', stalled && sent === 0)
    }
    request.open('POST', address)
    const headers = { ...credentials, 'content-type': body.type, 'cache-control': 'max-age=60' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('x-upsert', String(overwrite))
    restartStallTimer(firstByteMs)
    request.send(body)
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
