import { backTo, refuseForeign } from '../../../../preview/own-post.ts'
import { endSession } from '../../../../preview/preview-session.ts'

/** POST, so that no link or prefetch can do it. */
export async function POST(request: Request) {
  const refusal = refuseForeign(request)
  if (refusal) return refusal
  await endSession()
  return backTo('/')
}
