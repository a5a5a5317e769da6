import { endSession } from '../../../../preview/preview-session.ts'
import { redirectTo, refuseCrossOrigin } from '../../../../preview/same-origin.ts'

/** POST: a link or prefetch must not end the session. */
export async function POST(request: Request) {
  const refusal = refuseCrossOrigin(request)
  if (refusal) return refusal
  await endSession()
  return redirectTo('/')
}
