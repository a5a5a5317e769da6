import { moment } from '@wiring/content/parts/schedule/moment.ts'
import { type Dates, isDueAt } from '@wiring/content/parts/schedule/when.ts'
import type { Problem } from './problems-of.ts'

/** Warns when the dates hide what visitors see now (`published`). */
export function dateProblems(document: Dates, published: Dates | null, now = Date.now()): Problem[] {
  if (!published || !isDueAt(published, now) || isDueAt(document, now)) return []
  const { publishAt, unpublishAt } = document
  const over = typeof unpublishAt === 'string' && Date.parse(unpublishAt) <= now
  const message = over
    ? 'This is public now. It will disappear when you publish, as “Visible until” has passed.'
    : `This is public now. It will disappear until ${moment(String(publishAt))}. To change it at that time instead, leave “Visible from” empty and choose “Publish later” beside Publish.`
  return [{ level: 'warning', message, path: [over ? 'unpublishAt' : 'publishAt'] }]
}
