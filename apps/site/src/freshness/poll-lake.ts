import { publicClient } from '../content/client.ts'
import {
  changedTypes,
  type DatedDocument,
  dueTypes,
  type LatestChanges,
  latestChangeByType,
  nextMoment,
} from './due-types.ts'
import { publishScheduled } from './publish-scheduled.ts'
import { sendSelfWebhook } from './self-webhook.ts'

/** A publish whose webhook was lost is found after this long. */
const maxIntervalMs = 30_000

/** From a webhook to the next check. */
const soonMs = 500

const dated = `*[!(_id in path("drafts.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]{
  _type, _updatedAt, publishAt, unpublishAt
}`

/** Server start and routes are separate bundles in one process, which share only `globalThis`. */
const pollSoonKey = Symbol.for('wiring.pollSoon')

/** On every webhook: a publish may be due before the next check, and `type` needs no second regeneration. */
export function pollSoon(type: string): void {
  const wake: unknown = Reflect.get(globalThis, pollSoonKey)
  if (typeof wake === 'function') wake(type)
}

/**
 * Publishes scheduled drafts, and regenerates pages when something appears or disappears by its dates or
 * changed without a webhook. Two small queries per `interval` (ms). The second check regenerates every page,
 * unless a webhook did: publishes between the build and the start reached nobody.
 */
export function startPolling(interval = maxIntervalMs): void {
  let checkedUntil = Date.now()
  let latest: LatestChanges | null = null
  let pagesAreNew = false
  let timer: NodeJS.Timeout | undefined
  let nextCheckAt = 0
  let checking = false
  let wokenMeanwhile = false
  let reported = new Set<string>()

  async function check() {
    let next = interval
    checking = true
    wokenMeanwhile = false
    const reportedBefore = reported
    reported = new Set()
    const publishes = publishScheduled().catch(() => null)
    try {
      const documents = await publicClient.fetch<DatedDocument[]>(
        dated,
        {},
        {
          perspective: 'published',
          cache: 'no-store',
        },
      )
      const now = Date.now()
      const after = latestChangeByType(documents)
      const changed = latest ? changedTypes(latest, after) : []
      pagesAreNew ||= reportedBefore.has('*') || reported.has('*')
      if (latest && !pagesAreNew) {
        await sendSelfWebhook('*')
        pagesAreNew = true
      } else {
        const lost = changed.filter((type) => !reportedBefore.has(type) && !reported.has(type))
        const types = [...dueTypes(documents, checkedUntil, now), ...lost]
        // Reported while the lake answered, and in its answer: done.
        for (const type of changed) if (!reportedBefore.has(type)) reported.delete(type)
        for (const type of new Set(types)) await sendSelfWebhook(type)
      }
      checkedUntil = now
      latest = after
      const moments = [nextMoment(documents, now), await publishes].filter((moment) => moment !== null)
      next = Math.min(interval, ...moments.map((moment) => moment - Date.now() + 20))
    } catch {
      // `checkedUntil` stays, so the next check repeats this one.
      for (const type of reportedBefore) reported.add(type)
    }
    checking = false
    wait(wokenMeanwhile ? Math.min(soonMs, next) : next)
  }

  function wait(time: number) {
    clearTimeout(timer)
    nextCheckAt = Date.now() + time
    timer = setTimeout(check, Math.max(time, 20))
    timer.unref()
  }

  Reflect.set(globalThis, pollSoonKey, (type: string) => {
    reported.add(type)
    // Never later: many publishes must not delay what is scheduled.
    wokenMeanwhile = checking
    if (nextCheckAt > Date.now() + soonMs) wait(soonMs)
  })
  void check()
}
