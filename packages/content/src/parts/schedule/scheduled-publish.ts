/** The site publishes the draft. An id with a dot sends no webhook. */
export interface ScheduledPublish {
  _id: string
  _rev: string
  _type: typeof scheduledPublishType
  documentId: string
  documentType: string
  title: string
  /** Another revision is not published. */
  revision: string
  /** ISO 8601 */
  at: string
  by: string
  problem?: 'changed' | 'gone' | 'refused'
}

export const scheduledPublishType = 'scheduledPublish'
