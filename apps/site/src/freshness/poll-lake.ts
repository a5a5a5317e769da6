import { publicClient } from '../content/client.ts'
import { acrossBundles } from './across-bundles.ts'
import { noteLakeRead } from './content-age.ts'
import { changesByType, type DatedDocument, dueTypes, nextDueTime } from './due-types.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { RepeatedWork } from './repeated-work.ts'
import { sendSelfWebhook } from './self-webhook.ts'

/** With what the look and the pages take, thirty seconds. */
const maxIntervalMs = 28_000
/** A due date has passed for certain. */
const afterDueMs = 20
const afterWebhookMs = 500

const datedDocuments = `*[!(_id in path("drafts.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]{
  _id, _type, _updatedAt, publishAt, unpublishAt
}`

export interface PublishReport {
  /** `*`: every type. */
  type: string
  /** On the lake's clock, ms since 1970: what had changed by then was regenerated. */
  at: number
}

const listener = acrossBundles<(report?: PublishReport) => void>('pollSoon')

/** Also reports what needs no second regeneration. */
export const pollSoon = (report?: PublishReport): void => listener.get()?.(report)

/**
 * For due dates and lost webhooks, in each instance. The second poll regenerates every page, unless a webhook
 * did: nobody reported what was published since the build. Settles when the lake was read.
 */
export function startPolling(intervalMs = maxIntervalMs): Promise<void> {
  const startedAt = Date.now()
  const reportedAt = new Map<string, number>()
  let last: { at: number; documents: DatedDocument[] } | undefined
  let allRegenerated = false
  const read = Promise.withResolvers<void>()

  async function poll(): Promise<number> {
    const nextPublish = publishScheduled().catch(() => Infinity)
    try {
      const documents = await readDatedDocuments()
      read.resolve()
      const now = Date.now()
      await regenerate(documents, now)
      last = { at: now, documents }
      noteLakeRead(now)
      const dueAt = Math.min(nextDueTime(documents, now), await nextPublish)
      return Math.min(intervalMs, dueAt + afterDueMs - Date.now())
    } catch {
      return intervalMs
    }
  }

  async function regenerate(documents: DatedDocument[], now: number): Promise<void> {
    allRegenerated ||= reportedAt.has('*')
    if (last && !allRegenerated) {
      await sendSelfWebhook('*')
      allRegenerated = true
      return
    }
    const lost = [...changesByType(last?.documents ?? documents, documents)].filter(isLost)
    const due = dueTypes(documents, last?.at ?? startedAt, now)
    for (const type of new Set([...due, ...lost.map(([type]) => type)])) await sendSelfWebhook(type)
  }

  const isLost = ([type, changedAt]: [string, number]) =>
    changedAt > Math.max(reportedAt.get(type) ?? 0, reportedAt.get('*') ?? 0)

  const polling = new RepeatedWork(poll)
  listener.set((report) => {
    if (report) reportedAt.set(report.type, Math.max(report.at, reportedAt.get(report.type) ?? 0))
    polling.runWithin(afterWebhookMs)
  })
  void polling.run()
  return read.promise
}

const readDatedDocuments = () =>
  publicClient.fetch<DatedDocument[]>(datedDocuments, {}, { perspective: 'published', cache: 'no-store' })
