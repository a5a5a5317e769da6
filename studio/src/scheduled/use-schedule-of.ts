import {
  type ScheduledPublish,
  scheduledPublishType,
} from '@wiring/content/parts/schedule/scheduled-publish.ts'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { listenOptions } from '../listen-options.ts'

const filter = `*[_type == "${scheduledPublishType}" && documentId == $id]`

/** `null` when none. */
export function useScheduleOf(id: string): ScheduledPublish | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [schedule, setSchedule] = useState<ScheduledPublish | null>(null)
  useEffect(() => {
    let current = true
    const load = () =>
      client
        .fetch<ScheduledPublish | null>(`${filter} | order(at asc)[0]`, { id }, { perspective: 'raw' })
        .then((found) => current && setSchedule(found))
        .catch(() => undefined)
    const changes = client.listen(filter, { id }, listenOptions).subscribe(() => void load())
    return () => {
      current = false
      changes.unsubscribe()
    }
  }, [client, id])
  return schedule
}
