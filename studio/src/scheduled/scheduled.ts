import {
  type ScheduledPublish,
  scheduledPublishType,
} from '@wiring/content/parts/schedule/scheduled-publish.ts'

export interface Scheduled {
  key: string
  /** ISO 8601 */
  at: string
  what: 'publish' | 'appears' | 'disappears'
  documentId: string
  documentType: string
  title: string
  publish?: ScheduledPublish
  problem?: ScheduledPublish['problem']
}

interface Dated {
  _id: string
  _type: string
  title: string
  publishAt: string | null
  unpublishAt: string | null
}

export interface ScheduleAnswer {
  publishes: (ScheduledPublish & { draftRevision: string | null })[]
  dated: Dated[]
}

export const scheduledQuery = `{
  "publishes": *[_type == "${scheduledPublishType}"]{..., "draftRevision": *[_id == "drafts." + ^.documentId][0]._rev},
  "dated": *[!(_id in path("drafts.**")) && (dateTime(publishAt) > dateTime(now()) || dateTime(unpublishAt) > dateTime(now()))]{
    _id, _type, "title": coalesce(title, name, text, _type), publishAt, unpublishAt
  }
}`

export function scheduleProblem(
  publish: ScheduledPublish,
  draftRevision: string | null,
): Scheduled['problem'] {
  if (publish.problem === 'refused') return 'refused'
  if (draftRevision === null) return 'gone'
  return draftRevision === publish.revision ? undefined : 'changed'
}

export function scheduledOf({ publishes, dated }: ScheduleAnswer, now = Date.now()): Scheduled[] {
  const ofDrafts = publishes.map(({ draftRevision, ...publish }): Scheduled => {
    const { _id: key, at, documentId, documentType, title } = publish
    const problem = scheduleProblem(publish, draftRevision)
    return { key, what: 'publish', at, documentId, documentType, title, publish, ...(problem && { problem }) }
  })
  const ofDates = dated.flatMap(({ _id, _type, title, publishAt, unpublishAt }) => {
    const entry = (what: 'appears' | 'disappears', at: string | null): Scheduled[] =>
      at !== null && Date.parse(at) > now
        ? [{ key: `${_id} ${what}`, what, at, documentId: _id, documentType: _type, title }]
        : []
    return [...entry('appears', publishAt), ...entry('disappears', unpublishAt)]
  })
  return [...ofDrafts, ...ofDates].toSorted((one, other) => one.at.localeCompare(other.at))
}
