import { publicClient } from '../content/client.ts'
import { acrossBundles } from './across-bundles.ts'
import { noteLakeRead } from './content-age.ts'
import {
  changedTypes,
  type DatedDocument,
  dueTypes,
  type LatestChanges,
  latestChangeByType,
  nextDueTime,
} from './due-types.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { RepeatedWork } from './repeated-work.ts'
import { ReportedTypes } from './reported-types.ts'
import { sendSelfWebhook } from './self-webhook.ts'

const maxIntervalMs = 30_000
/** A due date has passed for certain. */
const afterDueMs = 20
const afterWebhookMs = 500

const datedDocuments = `*[!(_id in path("drafts.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]{
  _type, _updatedAt, publishAt, unpublishAt
}`

const listener = acrossBundles<(type?: string) => void>('pollSoon')

/** Also reports that `type`, if any, needs no second regeneration. */
export const pollSoon = (type?: string): void => listener.get()?.(type)

/**
 * For due dates and lost webhooks, in each instance. The second poll regenerates every page, unless a webhook
 * did: nobody reported what was published since the build. Settles when the lake was read.
 */
export function startPolling(intervalMs = maxIntervalMs): Promise<void> {
  const startedAt = Date.now()
  const reported = new ReportedTypes()
  let last: { at: number; changes: LatestChanges } | undefined
  let allRegenerated = false
  const read = Promise.withResolvers<void>()

  async function poll(): Promise<number> {
    const nextPublish = publishScheduled().catch(() => Infinity)
    reported.beginPoll()
    try {
      const documents = await readDatedDocuments()
      read.resolve()
      const now = Date.now()
      const changes = latestChangeByType(documents)
      await regenerate(documents, changes, now)
      last = { at: now, changes }
      noteLakeRead(now)
      const dueAt = Math.min(nextDueTime(documents, now), await nextPublish)
      return Math.min(intervalMs, dueAt + afterDueMs - Date.now())
    } catch {
      reported.keepForNextPoll()
      return intervalMs
    }
  }

  async function regenerate(documents: DatedDocument[], changes: LatestChanges, now: number): Promise<void> {
    allRegenerated ||= reported.has('*')
    if (last && !allRegenerated) {
      await sendSelfWebhook('*')
      allRegenerated = true
      return
    }
    const changed = last ? changedTypes(last.changes, changes) : []
    const lost = changed.filter((type) => !reported.has(type))
    reported.forget(changed)
    const due = dueTypes(documents, last?.at ?? startedAt, now)
    for (const type of new Set([...due, ...lost])) await sendSelfWebhook(type)
  }

  const polling = new RepeatedWork(poll)
  listener.set((type) => {
    if (type !== undefined) reported.add(type)
    polling.runWithin(afterWebhookMs)
  })
  void polling.run()
  return read.promise
}

const readDatedDocuments = () =>
  publicClient.fetch<DatedDocument[]>(datedDocuments, {}, { perspective: 'published', cache: 'no-store' })
