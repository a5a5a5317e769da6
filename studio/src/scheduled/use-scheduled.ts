import {
  type ScheduledPublish,
  scheduledPublishType,
} from '@wiring/content/parts/schedule/scheduled-publish.ts'
import { useMemo } from 'react'
import { useLiveQuery } from '../use-live-query.ts'
import { type ScheduleAnswer, type Scheduled, scheduledOf, scheduledQuery } from './scheduled.ts'

// A changed draft is not published.
const listQuery = { fetch: scheduledQuery, listen: '*' }

/** `null` until the lake answered. */
export function useScheduled(): Scheduled[] | null {
  const { data } = useLiveQuery<ScheduleAnswer>(listQuery)
  return useMemo(() => (data && data !== 'failed' ? scheduledOf(data) : null), [data])
}

const filter = `*[_type == "${scheduledPublishType}" && documentId == $id]`
const scheduleQuery = { fetch: `${filter} | order(at asc)[0]`, listen: filter }

export function useScheduleOf(id: string): ScheduledPublish | null {
  const { data } = useLiveQuery<ScheduledPublish>(scheduleQuery, { id })
  return data === 'failed' ? null : data
}
