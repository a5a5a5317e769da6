import * as z from 'zod'

export const healthAlarms = [
  'oldest_map',
  'drafts_waiting',
  'drafts_failed',
  'mails_failed',
  'mails_waiting',
  'retention',
  'sweep',
  'mail_worker',
  'drafting',
] as const
export type HealthAlarm = (typeof healthAlarms)[number]

const run = z.object({ ran_at: z.string(), seconds: z.number() }).nullable()
const seconds = z.number().nullable()

export const health = z.object({
  checked_at: z.string(),
  /** The number of migrations; 0 from before it was counted. */
  schema: z.number().default(0),
  maps: z.object({
    waiting: z.number(),
    oldest_seconds: z.number().nullable(),
    on_hold: z.number(),
    refused: z.number(),
    drafts_failed: z.number(),
  }),
  /** Alerts that were queued by an older version have no such parts. */
  drafts: z
    .object({ waiting: z.number(), retried: z.number(), due_seconds: seconds })
    .default({ waiting: 0, retried: 0, due_seconds: null }),
  mails: z.object({
    queued: z.number(),
    oldest_seconds: seconds,
    /** Failed three times and tried again: one of them turns health red, before it fails for good. */
    retried: z.number().default(0),
    failed: z.number(),
    failed_today: z.number(),
    bounced_today: z.number().default(0),
    complained_today: z.number().default(0),
  }),
  retention: run,
  unswept_seconds: seconds.default(null),
  workers: z
    .object({ mail: run, drafting: run, sweep: run })
    .default({ mail: null, drafting: null, sweep: null }),
  red: z.array(z.enum(healthAlarms)),
})
export type Health = z.infer<typeof health>

export const healthActions = {
  health: { input: z.strictObject({}), answer: health.extend({ status: z.literal('ok') }) },
}

const hours = (given: number | null) => counted(Math.floor((given ?? 0) / 3_600), 'hour')
const minutes = (given: number | null) => counted(Math.floor((given ?? 0) / 60), 'minute')
const counted = (count: number, thing: string) => (count === 1 ? `1 ${thing}` : `${count} ${thing}s`)
const waits = (count: number) => (count === 1 ? 'waits' : 'wait')
const since = (given: number | null) => ((given ?? 0) < 7_200 ? minutes(given) : hours(given))

const texts: Record<HealthAlarm, (health: Health) => string> = {
  oldest_map: ({ maps }) => `The oldest map has waited for ${hours(maps.oldest_seconds)}.`,
  drafts_waiting: ({ drafts: { due_seconds, retried } }) =>
    (due_seconds ?? 0) > 300
      ? `A draft has been due for ${since(due_seconds)}: the drafting worker does not come to it.`
      : `${counted(retried, 'draft')} failed four times and ${waits(retried)} for another attempt.`,
  drafts_failed: ({ maps }) => `${counted(maps.drafts_failed, 'draft')} could not be made.`,
  mails_failed: ({ mails: { failed_today, bounced_today } }) =>
    failed_today > 0
      ? `${counted(failed_today, 'mail')} failed for good in the last 24 hours.`
      : `${counted(bounced_today, 'mail')} bounced in the last 24 hours, more than arrived.`,
  mails_waiting: ({ mails: { oldest_seconds, retried } }) =>
    (oldest_seconds ?? 0) > 3_600
      ? `The oldest mail in the queue has waited for ${hours(oldest_seconds)}.`
      : `${counted(retried, 'mail')} failed three times and ${waits(retried)} for another attempt.`,
  retention: ({ retention }) =>
    retention === null ? 'Retention has never run.' : `Retention last ran ${hours(retention.seconds)} ago.`,
  sweep: ({ workers, unswept_seconds }) =>
    unswept_seconds !== null
      ? `Files of deleted sessions are still stored after ${hours(unswept_seconds)}.`
      : `Retention last finished with the files ${hours(workers.sweep?.seconds ?? null)} ago.`,
  mail_worker: ({ workers }) => `The mail worker last ran ${since(workers.mail?.seconds ?? null)} ago.`,
  drafting: ({ workers }) => `The drafting worker last ran ${since(workers.drafting?.seconds ?? null)} ago.`,
}

export const alarmTexts = (health: Health): string[] => health.red.map((alarm) => texts[alarm](health))
