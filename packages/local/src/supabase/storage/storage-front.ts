import type { App } from '@supabase/lite'
import { badInput, refuseBadInput } from '../shims/bad-input-fails.ts'
import { unwrapBlob } from '../shims/blob-uploads.ts'
import { withLowPriority } from '../shims/pglite-transactions-interleave.ts'
import { onlyTheRange } from '../shims/ranges-ignored.ts'
import { oneUploadPerName } from '../shims/same-name-uploads.ts'
import { nameSignedUrl } from '../shims/signed-urls-unnamed.ts'
import { boundUpload } from '../shims/uploads-of-any-size.ts'
import { bucketLimit } from './bucket-limit.ts'
import { settled } from './unfinished-uploads.ts'

const upload = /^\/storage\/v1\/object\/(?!list\/|sign\/|upload\/|move$|copy$)([^/]+)\/(.+)/
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\/([^/]+)\/(.+)/

/** Bucket and name of an upload, direct or by a signed URL. */
function matchUpload(method: string, pathname: string): RegExpExecArray | null {
  const direct = method === 'POST' || method === 'PUT' ? upload.exec(pathname) : null
  return direct ?? (method === 'PUT' ? signedUpload.exec(pathname) : null)
}

/** So that a deleted picture is gone from caches within the hour. */
const maxCacheSeconds = 3_600

function hardened(response: Response): Response {
  const answer = new Response(response.body, response)
  answer.headers.set('x-content-type-options', 'nosniff')
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox")
  const age = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]
  if (Number(age ?? 0) > maxCacheSeconds) answer.headers.set('cache-control', `max-age=${maxCacheSeconds}`)
  return answer
}

/** `/storage/v1/*`: lite with what only hosted storage does. */
export async function storageFront(app: App, request: Request, peer: string): Promise<Response> {
  const pass = async (given: Request) => app.fetch(given, { peerAddress: peer })
  const isToken = async (token: string) => {
    // Lite verifies a bearer and a signed URL's token alike.
    const headers = { authorization: `Bearer ${token}` }
    const buckets = await pass(new Request(new URL('/storage/v1/bucket', request.url), { headers }))
    return buckets.status !== 401
  }
  const target = matchUpload(request.method, new URL(request.url).pathname)
  return refuseBadInput(request, target !== null, isToken, async (checked) => {
    if (target === null) {
      const answer = async () => onlyTheRange(checked, await nameSignedUrl(checked, await pass(checked)))
      return settled(async () => hardened(await answer()))
    }
    const [bucket = '', name = ''] = target.slice(1).map(decodeURIComponent)
    const largest = await bucketLimit(app, bucket)
    return oneUploadPerName(`${bucket}/${name}`, () =>
      settled(() =>
        boundUpload(checked, largest, (bounded) =>
          withLowPriority(async () => {
            const plain = await unwrapBlob(bounded)
            return hardened(
              plain === null ? badInput('InvalidRequest', 'No file was sent.') : await pass(plain),
            )
          }),
        ),
      ),
    )
  })
}
