import * as z from 'zod'

/** Hosted storage answers 400, whatever the status inside. */
export const badInput = (error: string, message: string): Response =>
  Response.json({ statusCode: '400', error, message }, { status: 400 })

/** Postgres stores no U+0000; other control characters are not used. */
function isName(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const listing = z.object({
  limit: z.int().min(1).optional(),
  offset: z.int().min(0).optional(),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).optional(),
      order: z.enum(['asc', 'desc']).optional(),
    })
    .optional(),
})

function isBody(pathname: string, text: string): boolean {
  try {
    const value: unknown = JSON.parse(text, (_key, part: unknown) => {
      if (typeof part === 'string' && part.includes('\u0000')) throw new Error('U+0000')
      return part
    })
    return !pathname.startsWith('/storage/v1/object/list/') || listing.safeParse(value).success
  } catch {
    return false
  }
}

const signed = /^\/storage\/v1\/(?:render\/image|object(?:\/upload)?)\/sign\/[^/]+\/.+/
const token = /^[\w-]+\.[\w-]+\.[\w-]+$/
/** Lists of names; no uploads. */
const largestBody = 1_048_576

/**
 * Defect of lite 0.10: control characters in a name, a malformed body and an invalid signed token give 500.
 * This answers 400, as hosted storage does. `isToken` verifies a signature.
 */
export async function refuseBadInput(
  request: Request,
  isUpload: boolean,
  isToken: (text: string) => Promise<boolean>,
  pass: (checked: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!isName(pathname)) return badInput('InvalidKey', 'The name contains characters that are not allowed.')
  const usesToken = signed.test(pathname) && ['GET', 'HEAD', 'PUT'].includes(request.method)
  const given = searchParams.get('token') ?? ''
  if (usesToken && !(token.test(given) && (await isToken(given)))) {
    return badInput('InvalidJWT', 'The token is not valid.')
  }
  if (
    isUpload ||
    request.body === null ||
    !request.headers.get('content-type')?.startsWith('application/json')
  )
    return pass(request)
  if (Number(request.headers.get('content-length') ?? 0) > largestBody)
    return badInput('InvalidRequest', 'The body is too large.')
  const text = await request.text()
  if (text !== '' && !isBody(pathname, text)) return badInput('InvalidRequest', 'The body is not valid.')
  const { method, headers } = request
  return pass(new Request(request.url, { method, headers, body: text === '' ? null : text }))
}
