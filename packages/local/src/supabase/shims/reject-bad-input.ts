import * as z from 'zod'

export const badInputResponse = (error: string, message: string): Response =>
  Response.json({ statusCode: '400', error, message }, { status: 400 })

function isValidName(path: string): boolean {
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

function isValidBody(pathname: string, text: string): boolean {
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
const largestBody = 1_048_576

/**
 * Defect of lite 0.10: control characters in a name, a malformed body and an invalid signed token are a 500.
 */
export async function rejectBadInput(
  request: Request,
  isUpload: boolean,
  isToken: (text: string) => Promise<boolean>,
  pass: (checked: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!isValidName(pathname))
    return badInputResponse('InvalidKey', 'The name contains characters that are not allowed.')
  const usesToken = signed.test(pathname) && ['GET', 'HEAD', 'PUT'].includes(request.method)
  const given = searchParams.get('token') ?? ''
  if (usesToken && !(token.test(given) && (await isToken(given)))) {
    return badInputResponse('InvalidJWT', 'The token is not valid.')
  }
  if (
    isUpload ||
    request.body === null ||
    !request.headers.get('content-type')?.startsWith('application/json')
  )
    return pass(request)
  if (Number(request.headers.get('content-length') ?? 0) > largestBody)
    return badInputResponse('InvalidRequest', 'The body is too large.')
  const text = await request.text()
  if (text !== '' && !isValidBody(pathname, text))
    return badInputResponse('InvalidRequest', 'The body is not valid.')
  const { method, headers } = request
  return pass(new Request(request.url, { method, headers, body: text === '' ? null : text }))
}
