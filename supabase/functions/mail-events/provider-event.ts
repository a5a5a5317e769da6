import { isSessionId } from '@wiring/session/session-id'
import * as z from 'zod'
import { outboxTag } from '../_shared/outbox-tag.ts'

const tagged = z.record(z.string(), z.string())
/** As they are sent, and as reports have them. */
const listed = z
  .array(z.object({ name: z.string(), value: z.string() }))
  .transform((tags) => Object.fromEntries(tags.map(({ name, value }) => [name, value])))

const event = z.object({
  type: z.string().max(100),
  data: z.object({
    tags: z.union([tagged, listed]).optional().catch(undefined),
    bounce: z.object({ type: z.string().optional() }).optional().catch(undefined),
  }),
})

export interface MailReport {
  /** Of the outbox; `null` for a mail that is not ours. */
  id: string | null
  reported: 'permanent' | 'transient' | 'undetermined' | 'suppressed' | 'not_sent' | 'complaint'
}

const bounces = new Map<string, MailReport['reported']>([
  ['Permanent', 'permanent'],
  ['Transient', 'transient'],
])

const kinds = new Map<string, MailReport['reported']>([
  ['email.bounced', 'undetermined'],
  ['email.suppressed', 'suppressed'],
  ['email.failed', 'not_sent'],
  ['email.complained', 'complaint'],
])

/** `null` for what reports no problem. Takes nothing of addresses, subjects or the provider's own words. */
export function readProviderEvent(body: unknown): MailReport | null {
  const read = event.safeParse(body)
  if (!read.success) return null
  const { type, data } = read.data
  const kind = kinds.get(type)
  const reported = kind === 'undetermined' ? (bounces.get(data.bounce?.type ?? '') ?? kind) : kind
  if (reported === undefined) return null
  const id = data.tags?.[outboxTag] ?? ''
  return { id: isSessionId(id) ? id : null, reported }
}
