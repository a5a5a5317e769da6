import type { App } from '@supabase/lite'
import * as z from 'zod'
import { rangeResponse } from '../shims/range-response.ts'
import { badInputResponse, rejectBadInput } from '../shims/reject-bad-input.ts'
import { serializeByName } from '../shims/serialize-by-name.ts'
import { addSignedUrlFields } from '../shims/signed-url-fields.ts'
import { unwrapFormUpload } from '../shims/unwrap-form-upload.ts'
import { settleUploads } from './unfinished-uploads.ts'
import { withUploadHeaders } from './upload-headers.ts'

const upload = /^\/storage\/v1\/object\/(?!list\/|sign\/|upload\/|move$|copy$)([^/]+)\/(.+)/
const signedUpload = /^\/storage\/v1\/object\/upload\/sign\/([^/]+)\/(.+)/

function matchUpload(method: string, pathname: string): RegExpExecArray | null {
  const direct = method === 'POST' || method === 'PUT' ? upload.exec(pathname) : null
  return direct ?? (method === 'PUT' ? signedUpload.exec(pathname) : null)
}

/** Not offered here; the hosted server offers it, and the policies refuse it. */
const resumable = /^\/storage\/v1\/upload\/resumable(\/|$)/

const resumableRefusal = () =>
  Response.json(
    { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' },
    { status: 403 },
  )

const removal = /^\/storage\/v1\/object\/([^/]+)\/(.+)/

/** Missing in lite 0.10, which removes lists only. */
async function removeOne(request: Request, pass: (given: Request) => Promise<Response>): Promise<Response> {
  const [bucket = '', name = ''] = removal.exec(new URL(request.url).pathname)?.slice(1) ?? []
  const many = new Request(new URL(`/storage/v1/object/${bucket}`, request.url), {
    method: 'DELETE',
    headers: { ...Object.fromEntries(request.headers), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [decodeURIComponent(name)] }),
  })
  const answer = await pass(many)
  if (!answer.ok) return answer
  const removed = z.array(z.unknown()).parse(await answer.json())
  if (removed.length > 0) return Response.json({ message: 'Successfully deleted' })
  return Response.json(
    { statusCode: '403', error: 'Unauthorized', message: 'Access denied' },
    { status: 400 },
  )
}

/** Defect of lite 0.10: `?download` and `?download=name` are ignored. */
function withDisposition(request: Request, response: Response): Response {
  const name = new URL(request.url).searchParams.get('download')
  if (name === null || !response.ok) return response
  const answer = new Response(response.body, response)
  const named = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
  answer.headers.set('content-disposition', name === '' ? 'attachment' : named)
  return answer
}

export async function handleStorageRequest(app: App, request: Request, peer: string): Promise<Response> {
  const pass = async (given: Request) => app.fetch(given, { peerAddress: peer })
  const isToken = async (token: string) => {
    // Lite verifies a bearer and a signed URL's token alike.
    const headers = { authorization: `Bearer ${token}` }
    const buckets = await pass(new Request(new URL('/storage/v1/bucket', request.url), { headers }))
    return buckets.status !== 401
  }
  const { pathname } = new URL(request.url)
  if (resumable.test(pathname)) return resumableRefusal()
  const target = matchUpload(request.method, pathname)
  return rejectBadInput(request, target !== null, isToken, async (checked) => {
    if (target === null) {
      const send = (given: Request) =>
        given.method === 'DELETE' && removal.test(pathname) ? removeOne(given, pass) : pass(given)
      const named = async () => addSignedUrlFields(checked, await send(checked))
      return settleUploads(async () => withDisposition(checked, await rangeResponse(checked, await named())))
    }
    const [bucket = '', name = ''] = target.slice(1).map(decodeURIComponent)
    return serializeByName(`${bucket}/${name}`, () =>
      settleUploads(async () => {
        const plain = await unwrapFormUpload(checked)
        return plain === null
          ? badInputResponse('InvalidRequest', 'No file was sent.')
          : await withUploadHeaders(plain, () => pass(plain))
      }),
    )
  })
}
