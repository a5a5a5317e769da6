import * as z from 'zod'

const signed = z.looseObject({ signedUrl: z.string() })

/** Defect of lite 0.10: a signed address is called `signedUrl`; supabase-js reads `url` and `signedURL`. */
export async function addSignedUrlFields(request: Request, response: Response): Promise<Response> {
  const route = /^\/storage\/v1\/object\/(upload\/)?sign\/[^/]+\/.+/.exec(new URL(request.url).pathname)
  if (route === null || request.method !== 'POST' || !response.ok) return response
  const answer = signed.parse(await response.json())
  const path = answer.signedUrl.replace(/^\/storage\/v1/, '')
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const named = route[1] === undefined ? { signedURL: path } : { url: path }
  return Response.json({ ...answer, ...named }, { headers })
}
