/** A draft that the site publishes by itself. An id with a dot is not public and sends no webhook. */
export interface ScheduledPublish {
  _id: string
  _rev: string
  _type: typeof scheduledPublishType
  documentId: string
  documentType: string
  /** As it was when the publish was scheduled. */
  title: string
  /** The draft that was checked. Another one is not published. */
  revision: string
  /** ISO 8601. */
  at: string
  by: string
  /** Why it did not happen at its moment. */
  problem?: 'changed' | 'gone' | 'refused'
}

export const scheduledPublishType = 'scheduledPublish'
