import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { everyVersion } from '../every-version.ts'
import { type Answer, type Scheduled, scheduledOf, scheduledQuery } from './scheduled.ts'

/** A burst of edits is one question to the lake (ms). */
const rest = 500

/** What is scheduled in the whole Studio, kept up to date; `null` until the lake answered. */
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
    // A draft that changes changes what will become of its schedule.
    const changes = client.listen('*', {}, { ...everyVersion, includeResult: false }).subscribe(() => {
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
