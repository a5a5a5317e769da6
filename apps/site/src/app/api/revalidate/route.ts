import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { contentTag } from '../../../content/live.ts'
import { env } from '../../../env.ts'
import { madeAgain } from '../../../revalidate/make-again.ts'
import { sendOwnHook } from '../../../revalidate/own-hook.ts'
import { readCapped } from '../../../revalidate/read-capped.ts'
import { Regeneration } from '../../../revalidate/regeneration.ts'
import { everyType, touchedPages } from '../../../revalidate/touched-pages.ts'
import { verifyHook } from '../../../revalidate/verify-hook.ts'
import { wakeTick } from '../../../schedule/tick.ts'

const hook = z.object({ _type: z.string().max(100), _id: z.string().max(200).optional() })
/** The stack at its start waits for this answer; it must come before its patience ends (ms). */
const patience = 8_000
const regeneration = new Regeneration({
  make: (types) => madeAgain(touchedPages(types), patience),
  turnStale: (type) => sendOwnHook(type, 'once-more'),
})
const answer = (status: number, text: string) => Response.json({ message: text }, { status })

/**
 * The content lake tells what was published. Tags turn stale, not invalid: pages stay up while they are made again,
 * and stay as they are if the lake goes away in between. Then each touched page is fetched until it is new. “Everything changed”, which the
 * stack says at its start, is answered when every page is new: nobody shall be the visitor who still sees what the build knew.
 */
export async function POST(request: Request) {
  const text = await readCapped(request, 64_000)
  if (text === null) return answer(413, 'The body is too large.')
  const signature = request.headers.get('sanity-webhook-signature')
  const verdict = await verifyHook({ text, signature, secret: env.SANITY_WEBHOOK_SECRET, now: Date.now() })
  if (verdict === 'replayed') return answer(200, 'This was done before.')
  if (verdict !== 'genuine') return answer(401, 'The signature does not hold.')
  const body = hook.safeParse(safeJson(text))
  if (!body.success) return answer(400, 'The body names no document type.')
  const { _type: type, _id: sender } = body.data
  const ours = sender === 'own' || sender === 'once-more'
  if (type === '*' && !ours) {
    // Tags turn stale when a route has answered, so another request of this site turns them.
    await sendOwnHook(type)
    wakeTick(type)
    const fresh = await madeAgain(touchedPages([type]), patience)
    return answer(200, fresh ? 'Every page is new.' : 'Some pages are still as they were.')
  }
  for (const each of type === '*' ? everyType : [type]) revalidateTag(contentTag(each), 'max')
  if (sender === 'once-more') return answer(200, 'Stale again.')
  // Tags turn stale when this route has answered.
  after(() => regeneration.publish(type))
  if (!ours) wakeTick(type)
  return answer(200, 'Revalidated.')
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
