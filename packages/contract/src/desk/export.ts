import * as z from 'zod'
import { day, id, storable } from './fields.ts'

export const exportSets = ['sessions', 'waitlist', 'operators'] as const
export const exportFormats = ['csv', 'jsonl'] as const
export const exportViews = [
  'all',
  'finished',
  'unfinished',
  'waiting',
  'care',
  'on_hold',
  'draft_failed',
  'signed',
  'refused',
  'delivered',
] as const

export const exportAsked = z.strictObject({
  set: z.enum(exportSets),
  format: z.enum(exportFormats),
  view: z.enum(exportViews),
  from: day.nullable(),
  to: day.nullable(),
  search: storable.max(100).nullable(),
})
export type ExportAsked = z.infer<typeof exportAsked>

const stored = z.record(z.string(), z.unknown())

export const exportedSession = z.object({
  session: stored,
  map: stored.nullable(),
  job: stored.nullable(),
  links: z.array(stored),
  deletion_links: z.array(stored),
  mails: z.array(stored),
})
export type ExportedSession = z.infer<typeof exportedSession>

export const exportActions = {
  export_begin: {
    input: exportAsked,
    answer: z.object({ status: z.literal('ok'), export_id: z.string() }),
  },
  export_page: {
    input: z.strictObject({ export_id: id, after: id.nullable() }),
    answer: z.union([
      z.object({ status: z.literal('ok'), rows: z.array(stored), next: z.string().nullable() }),
      z.object({ status: z.literal('gone') }),
    ]),
  },
}
