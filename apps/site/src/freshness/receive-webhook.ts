import { readBody } from '@wiring/session/read-body'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import * as z from 'zod'
import { contentTag } from '../content/read-content.ts'
import { env } from '../env.ts'
import { allTypes, pathsOfTypes } from './paths-of-types.ts'
import { pollSoon } from './poll-lake.ts'
import { regeneratePages } from './regenerate-pages.ts'
import { RegenerationQueue } from './regeneration-queue.ts'
import { sendSelfWebhook } from './self-webhook.ts'
import { verifyWebhook } from './verify-webhook.ts'

const webhook = z.object({ _type: z.string().max(100), _id: z.string().max(200).optional() })

/** Shorter than the timeout of the stack, which waits for the answer at its start. */
const timeoutMs = 8_000

const queue = new RegenerationQueue({
  regenerate: (types) => regeneratePages(pathsOfTypes(types), timeoutMs),
  revalidate: (type) => sendSelfWebhook(type, 'once-more'),
})

const answer = (status: number, text: string) => Response.json({ message: text }, { status })

/**
 * Tags turn stale, not invalid: pages stay up while they are regenerated, and if the lake goes away. `*`,
 * which the stack sends at its start, is answered when every page is new.
 */
export async function receiveWebhook(request: Request): Promise<Response> {
  const text = await readBody(request, 64_000)
  if (text === null) return answer(413, 'The body is too large.')
  const signature = request.headers.get('sanity-webhook-signature')
  const verdict = await verifyWebhook({ text, signature, secret: env.SANITY_WEBHOOK_SECRET, now: Date.now() })
  if (verdict === 'replayed') return answer(200, 'This was done before.')
  if (verdict !== 'genuine') return answer(401, 'The signature does not hold.')
  const body = webhook.safeParse(safeJson(text))
  if (!body.success) return answer(400, 'The body names no document type.')
  const { _type: type, _id: sender } = body.data
  const ours = sender === 'own' || sender === 'once-more'
  if (type === '*' && !ours) {
    // In another request, as tags turn stale when a route has answered.
    await sendSelfWebhook(type)
    pollSoon(type)
    const allNew = await regeneratePages(pathsOfTypes([type]), timeoutMs)
    return answer(200, allNew ? 'Every page is new.' : 'Some pages are still as they were.')
  }
  for (const each of type === '*' ? allTypes : [type]) revalidateTag(contentTag(each), 'max')
  if (sender === 'once-more') return answer(200, 'Stale again.')
  // Later, as tags turn stale when this route has answered.
  after(() => queue.add(type))
  if (!ours) pollSoon(type)
  return answer(200, 'Revalidated.')
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
