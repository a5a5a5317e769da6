import type { App } from '@supabase/lite'
import { tooLargeResponse } from '../load/request-body.ts'
import { rangeResponse } from '../shims/range-response.ts'
import { badInputResponse, rejectBadInput } from '../shims/reject-bad-input.ts'
import { serializeByName } from '../shims/serialize-by-name.ts'
import { withLowPriority } from '../shims/serialize-transactions.ts'
import { addSignedUrlFields } from '../shims/signed-url-fields.ts'
import { unwrapFormUpload } from '../shims/unwrap-form-upload.ts'
import { settleUploads } from './unfinished-uploads.ts'

const upload = /^\/storage\/v1\/object\/(?!list\/|sign\/|upload\/|move$|copy$)([^/]+)\/(.+)/
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\/([^/]+)\/(.+)/

function matchUpload(method: string, pathname: string): RegExpExecArray | null {
  const direct = method === 'POST' || method === 'PUT' ? upload.exec(pathname) : null
  return direct ?? (method === 'PUT' ? signedUpload.exec(pathname) : null)
}

const maxCacheSeconds = 3_600

function withSecurityHeaders(response: Response): Response {
  const answer = new Response(response.body, response)
  answer.headers.set('x-content-type-options', 'nosniff')
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox")
  const age = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]
  if (Number(age ?? 0) > maxCacheSeconds) answer.headers.set('cache-control', `max-age=${maxCacheSeconds}`)
  return answer
}

/** Defect of lite 0.10: an object over the limit of its bucket is a 400. */
async function withTooLargeStatus(response: Response): Promise<Response> {
  if (response.status !== 400) return response
  const text = await response.text()
  return text.includes('"413"') ? tooLargeResponse() : new Response(text, response)
}

export async function handleStorageRequest(app: App, request: Request, peer: string): Promise<Response> {
  const pass = async (given: Request) => app.fetch(given, { peerAddress: peer })
  const isToken = async (token: string) => {
    // Lite verifies a bearer and a signed URL's token alike.
    const headers = { authorization: `Bearer ${token}` }
    const buckets = await pass(new Request(new URL('/storage/v1/bucket', request.url), { headers }))
    return buckets.status !== 401
  }
  const target = matchUpload(request.method, new URL(request.url).pathname)
  return rejectBadInput(request, target !== null, isToken, async (checked) => {
    if (target === null) {
      const named = async () => addSignedUrlFields(checked, await pass(checked))
      return settleUploads(async () => withSecurityHeaders(await rangeResponse(checked, await named())))
    }
    const [bucket = '', name = ''] = target.slice(1).map(decodeURIComponent)
    return serializeByName(`${bucket}/${name}`, () =>
      settleUploads(() =>
        withLowPriority(async () => {
          const plain = await unwrapFormUpload(checked)
          return withSecurityHeaders(
            plain === null
              ? badInputResponse('InvalidRequest', 'No file was sent.')
              : await withTooLargeStatus(await pass(plain)),
          )
        }),
      ),
    )
  })
}
