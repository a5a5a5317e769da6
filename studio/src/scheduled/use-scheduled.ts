import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { listenOptions } from '../listen-options.ts'
import { type Answer, type Scheduled, scheduledOf, scheduledQuery } from './scheduled.ts'

/** One request for a burst of edits (ms). */
const rest = 500

/** Kept up to date; `null` until the lake answered. */
export function useScheduled(): Scheduled[] | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [scheduled, setScheduled] = useState<Scheduled[] | null>(null)
  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () =>
      client
        .fetch<Answer>(scheduledQuery, {}, { perspective: 'raw' })
        .then((answer) => current && setScheduled(scheduledOf(answer)))
        .catch(() => undefined)
    // A change of a draft changes the state of its schedule.
    const changes = client.listen('*', {}, { ...listenOptions, includeResult: false }).subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(load, rest)
    })
    void load()
    return () => {
      current = false
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client])
  return scheduled
}
