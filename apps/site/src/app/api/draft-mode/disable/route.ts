import { endSession } from '../../../../preview/preview-session.ts'
import { refuseCrossOrigin, seeOther } from '../../../../security/same-origin.ts'

/** POST: a link or prefetch must not end the session. */
export async function POST(request: Request) {
  const refusal = refuseCrossOrigin(request)
  if (refusal) return refusal
  await endSession()
  return seeOther('/')
}
