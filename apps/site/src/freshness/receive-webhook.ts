import { decodeSignatureHeader } from '@sanity/webhook'
import { readBody } from '@wiring/contract/read-body'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import * as z from 'zod'
import { contentTag } from '../content/read-content.ts'
import { env } from '../env.ts'
import { tellOtherInstances } from './other-instances.ts'
import { allTypes, pathsOfTypes } from './paths-of-types.ts'
import { pollSoon } from './poll-lake.ts'
import { regeneratePages } from './regenerate-pages.ts'
import { createRegenerationQueue } from './regeneration-queue.ts'
import { sendSelfWebhook } from './self-webhook.ts'
import { verifyWebhook } from './verify-webhook.ts'

const webhook = z.object({
  /** `*`: every type. */
  _type: z.string().max(100),
  _id: z.string().max(200).optional(),
  /** Answer after the regeneration. */
  wait: z.boolean().optional(),
})

/** Shorter than the timeout of the stack's first webhook. */
const timeoutMs = 8_000

const enqueue = createRegenerationQueue({
  regenerate: (types) => regeneratePages(pathsOfTypes(types), timeoutMs),
  revalidate: (type) => sendSelfWebhook(type, 'self:revalidate-only'),
})

const respond = (status: number, message: string) => Response.json({ message }, { status })

export async function receiveWebhook(request: Request): Promise<Response> {
  const body = await readBody(request, 64_000)
  if (body === null) return respond(413, 'The body is too large.')
  const signature = request.headers.get('sanity-webhook-signature') ?? ''
  const verdict = await verifyWebhook({
    body,
    signature,
    secrets: env.SANITY_WEBHOOK_SECRET,
    now: Date.now(),
  })
  if (verdict === 'replayed') return respond(200, 'This was done before.')
  if (verdict !== 'valid') return respond(401, 'The signature does not hold.')
  const parsed = webhook.safeParse(parseJson(body))
  if (!parsed.success) return respond(400, 'The body names no document type.')
  const { _type: type, _id: id, wait } = parsed.data
  const { timestamp: signedAt } = decodeSignatureHeader(signature)
  const external = id !== 'self:regenerate' && id !== 'self:revalidate-only'
  const report = { type, at: signedAt }
  if (external) tellOtherInstances(report)
  if (wait && external) {
    // In another request: tags are revalidated after the answer of a route.
    await sendSelfWebhook(type)
    pollSoon(report)
    const allNew = await regeneratePages(pathsOfTypes([type]), timeoutMs)
    return respond(200, allNew ? 'Every page is new.' : 'Some pages are still as they were.')
  }
  // 'max': stale pages stay up, also while the lake is unreachable.
  for (const each of type === '*' ? allTypes : [type]) revalidateTag(contentTag(each), 'max')
  if (id === 'self:revalidate-only') return respond(200, 'Stale again.')
  after(() => enqueue(type))
  if (external) pollSoon(report)
  return respond(200, 'Revalidated.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
