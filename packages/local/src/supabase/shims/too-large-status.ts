import { tooLargeResponse } from '../load/request-body.ts'

/** Defect of lite 0.10: an object over the limit of its bucket is a 400. */
export async function withTooLargeStatus(response: Response): Promise<Response> {
  if (response.status !== 400) return response
  const text = await response.text()
  return text.includes('"413"') ? tooLargeResponse() : new Response(text, response)
}
