import type { App } from '@supabase/lite'
import { unwrapBlob } from '../shims/blob-uploads.ts'
import { afterOthers } from '../shims/pglite-transactions-interleave.ts'
import { onlyTheRange } from '../shims/ranges-ignored.ts'
import { oneUploadPerName } from '../shims/same-name-uploads.ts'
import { boundUpload } from '../shims/uploads-of-any-size.ts'

const uploadPath = /^\/storage\/v1\/object\/(?!list\/|sign\/|upload\/|move$|copy$)[^/]+\/.+/

/** Seconds a public picture may be kept by caches, so that a deleted one is gone within the hour. */
const longestCache = 3_600

function hardened(response: Response): Response {
  const answer = new Response(response.body, response)
  answer.headers.set('x-content-type-options', 'nosniff')
  answer.headers.set('content-security-policy', "default-src 'none'; sandbox")
  const age = /max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]
  if (Number(age ?? 0) > longestCache) answer.headers.set('cache-control', `max-age=${longestCache}`)
  return answer
}

/** `/storage/v1/*`: lite's storage with what hosted storage does and lite does not. */
export async function storageFront(app: App, request: Request, peer: string): Promise<Response> {
  const pass = async (given: Request) => app.fetch(given, { peerAddress: peer })
  const { pathname } = new URL(request.url)
  const uploads = (request.method === 'POST' || request.method === 'PUT') && uploadPath.test(pathname)
  if (!uploads) return hardened(onlyTheRange(request, await pass(request)))
  return oneUploadPerName(pathname, () =>
    boundUpload(request, (bounded) =>
      afterOthers(async () => hardened(await pass(await unwrapBlob(bounded)))),
    ),
  )
}
