import * as z from 'zod'

export const healthAlarms = [
  'oldest_map',
  'drafts_failed',
  'mails_failed',
  'mails_waiting',
  'retention',
] as const

export const health = z.object({
  checked_at: z.string(),
  maps: z.object({
    waiting: z.number(),
    oldest_seconds: z.number().nullable(),
    on_hold: z.number(),
    refused: z.number(),
    drafts_failed: z.number(),
  }),
  mails: z.object({
    queued: z.number(),
    oldest_seconds: z.number().nullable(),
    failed: z.number(),
    failed_today: z.number(),
  }),
  retention: z.object({ ran_at: z.string(), seconds: z.number() }).nullable(),
  red: z.array(z.enum(healthAlarms)),
})
export type Health = z.infer<typeof health>

export const healthActions = {
  health: { input: z.strictObject({}), answer: health.extend({ status: z.literal('ok') }) },
}

export function alarmTexts({ maps, mails, retention, red }: Health): string[] {
  const hours = (seconds: number | null) => Math.floor((seconds ?? 0) / 3_600)
  const texts = {
    oldest_map: `The oldest map has waited for ${hours(maps.oldest_seconds)} hours.`,
    drafts_failed: `${counted(maps.drafts_failed, 'draft')} could not be made.`,
    mails_failed: `${counted(mails.failed_today, 'mail')} failed for good in the last 24 hours.`,
    mails_waiting: `The oldest mail in the queue has waited for ${hours(mails.oldest_seconds)} hours.`,
    retention:
      retention === null
        ? 'Retention has never run.'
        : `Retention last ran ${hours(retention.seconds)} hours ago.`,
  } satisfies Record<(typeof healthAlarms)[number], string>
  return red.map((alarm) => texts[alarm])
}

const counted = (count: number, thing: string) => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`)
