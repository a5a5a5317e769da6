import 'server-only'
import { nullIfUnavailable } from '../desk-api/call-desk.ts'
import { unavailableResponse } from '../shell/unavailable-response.ts'

export const frameHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

/** A file of a preview; where the desk does not answer, a page with Try again. */
export async function frameResponse<Found>(
  request: Request,
  found: Promise<Found | null>,
  respond: (found: Found) => Promise<Response> | Response,
): Promise<Response> {
  const answer = await nullIfUnavailable(found.then((value) => ({ value })))
  if (answer === null)
    return unavailableResponse(new URL(request.url).pathname, frameHeaders['Content-Security-Policy'])
  return answer.value === null ? new Response(null, { status: 404 }) : respond(answer.value)
}
