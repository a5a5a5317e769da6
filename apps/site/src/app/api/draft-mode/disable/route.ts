import { endSession } from '../../../../preview/preview-session.ts'
import { redirectTo, refuseCrossOrigin } from '../../../../preview/same-origin.ts'

/** POST, so that no link or prefetch can do it. */
export async function POST(request: Request) {
  const refusal = refuseCrossOrigin(request)
  if (refusal) return refusal
  await endSession()
  return redirectTo('/')
}
