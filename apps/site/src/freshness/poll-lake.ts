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
import { sendSelfWebhook } from './self-webhook.ts'

const maxIntervalMs = 30_000
const minIntervalMs = 20
const afterWebhookMs = 500

const datedDocuments = `*[!(_id in path("drafts.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]{
  _type, _updatedAt, publishAt, unpublishAt
}`

const listener = acrossBundles<(type?: string) => void>('pollSoon')

/** Also reports that `type`, if any, needs no second regeneration. */
export const pollSoon = (type?: string): void => listener.get()?.(type)

/**
 * For due dates and lost webhooks, in each instance. The second poll regenerates every page, unless a webhook
 * did: nobody reported what was published since the build.
 */
export function startPolling(intervalMs = maxIntervalMs): void {
  let polledUntil = Date.now()
  let latest: LatestChanges | null = null
  let allRegenerated = false
  let timer: NodeJS.Timeout | undefined
  let nextPollAt = 0
  let polling = false
  let webhookDuringPoll = false
  let reported = new Set<string>()

  async function poll() {
    let waitMs = intervalMs
    polling = true
    webhookDuringPoll = false
    const reportedBefore = reported
    reported = new Set()
    const nextPublish = publishScheduled().catch(() => Infinity)
    try {
      const documents = await publicClient.fetch<DatedDocument[]>(
        datedDocuments,
        {},
        { perspective: 'published', cache: 'no-store' },
      )
      const now = Date.now()
      const after = latestChangeByType(documents)
      const changed = latest ? changedTypes(latest, after) : []
      allRegenerated ||= reportedBefore.has('*') || reported.has('*')
      if (latest && !allRegenerated) {
        await sendSelfWebhook('*')
        allRegenerated = true
      } else {
        const lost = changed.filter((type) => !reportedBefore.has(type) && !reported.has(type))
        const types = [...dueTypes(documents, polledUntil, now), ...lost]
        // Reported during the query, whose result has it.
        for (const type of changed) if (!reportedBefore.has(type)) reported.delete(type)
        for (const type of new Set(types)) await sendSelfWebhook(type)
      }
      polledUntil = now
      noteLakeRead(now)
      latest = after
      const dueAt = Math.min(nextDueTime(documents, now), await nextPublish)
      waitMs = Math.min(intervalMs, dueAt - Date.now() + minIntervalMs)
    } catch {
      // The next poll repeats this one.
      for (const type of reportedBefore) reported.add(type)
    }
    polling = false
    schedule(webhookDuringPoll ? Math.min(afterWebhookMs, waitMs) : waitMs)
  }

  function schedule(waitMs: number) {
    clearTimeout(timer)
    nextPollAt = Date.now() + waitMs
    timer = setTimeout(poll, Math.max(waitMs, minIntervalMs))
    timer.unref()
  }

  listener.set((type) => {
    if (type !== undefined) reported.add(type)
    webhookDuringPoll = polling
    // Many webhooks must not delay what is due.
    if (nextPollAt > Date.now() + afterWebhookMs) schedule(afterWebhookMs)
  })
  void poll()
}
