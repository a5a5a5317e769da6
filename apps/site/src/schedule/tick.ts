import { createClient } from '@sanity/client'
import { env } from '../env.ts'
import { sendOwnHook } from '../revalidate/own-hook.ts'
import { changedTypes, type Dated, dueTypes, nextMoment, type Prints, printsOf } from './due-types.ts'
import { publishDue } from './publish-due.ts'

/** A publish whose webhook was lost is found after this long at the latest (ms). */
const longest = 30_000

/** A publish makes the clock look after this time (ms). */
const soon = 500

const dated = `*[!(_id in path("drafts.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]{
  _type, _updatedAt, publishAt, unpublishAt
}`

const client = createClient({
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID,
  dataset: env.NEXT_PUBLIC_SANITY_DATASET,
  apiVersion: '2025-02-19',
  useCdn: false,
  maxRetries: 0,
  timeout: 4_000,
  perspective: 'published',
  ...(env.SANITY_API_HOST && { apiHost: env.SANITY_API_HOST, useProjectHostname: false }),
})

/** Server start and routes are separate bundles in one process; this is the one thing they share. */
const bell = Symbol.for('wiring.tick')

/**
 * Makes the clock look soon, as a publish may have brought a moment that is nearer than its next look, and tells it that the
 * pages of `type` are being made again already.
 */
export function wakeTick(type: string): void {
  const wake: unknown = Reflect.get(globalThis, bell)
  if (typeof wake === 'function') wake(type)
}

/**
 * Keeps time for scheduled content: at the very moment at which something appears or disappears, and whenever content changed
 * without a webhook, it sends this instance the same signed hook that the content lake sends. It publishes the drafts that editors
 * scheduled, whose webhooks come from the lake. Two small queries per `interval` (ms).
 * What was published between the build and the start no webhook told this process: at its second look it has every page made
 * again, unless somebody else did.
 */
export function startTick(interval = longest): void {
  let seen = Date.now()
  let prints: Prints | null = null
  let pagesAreNew = false
  let timer: NodeJS.Timeout | undefined
  let nextLook = 0
  let looking = false
  let askedMeanwhile = false
  let told = new Set<string>()

  async function tick() {
    let next = interval
    looking = true
    askedMeanwhile = false
    const before = told
    told = new Set()
    const publishes = publishDue().catch(() => null)
    try {
      const documents = await client.fetch<Dated[]>(dated, {}, { cache: 'no-store' })
      const now = Date.now()
      const after = printsOf(documents)
      const changed = prints ? changedTypes(prints, after) : []
      pagesAreNew ||= before.has('*') || told.has('*')
      if (prints && !pagesAreNew) {
        await sendOwnHook('*')
        pagesAreNew = true
      } else {
        const lost = changed.filter((type) => !before.has(type) && !told.has(type))
        const types = [...dueTypes(documents, seen, now), ...lost]
        // What was told while the lake answered, and is in its answer, is done; the next look finds the rest.
        for (const type of changed) if (!before.has(type)) told.delete(type)
        for (const type of new Set(types)) await sendOwnHook(type)
      }
      seen = now
      prints = after
      const moments = [nextMoment(documents, now), await publishes].filter((moment) => moment !== null)
      next = Math.min(interval, ...moments.map((moment) => moment - Date.now() + 20))
    } catch {
      // Lake or site away: `seen` stays, so the next tick makes up for this one.
      for (const type of before) told.add(type)
    }
    looking = false
    wait(askedMeanwhile ? Math.min(soon, next) : next)
  }

  function wait(time: number) {
    clearTimeout(timer)
    nextLook = Date.now() + time
    timer = setTimeout(tick, Math.max(time, 20))
    timer.unref()
  }

  Reflect.set(globalThis, bell, (type: string) => {
    told.add(type)
    // Sooner, never later: a stream of publishes must not hold up what is scheduled.
    askedMeanwhile = looking
    if (nextLook > Date.now() + soon) wait(soon)
  })
  void tick()
}
