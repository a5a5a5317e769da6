import { readHealth } from './database-health.ts'
import type { SecretList } from './secret-list.ts'

const timeoutMs = 4_000

/** What the alert rules look at. Without an answer only that there was none. */
export const databaseGauges =
  (url: string, tokens: SecretList | undefined) => async (): Promise<Record<string, number>> => {
    const found = tokens === undefined ? null : await readHealth(url, tokens[0], timeoutMs)
    if (found === null) return { database_up: 0 }
    const { maps, drafts, mails, workers, retention } = found
    return {
      database_up: 1,
      mail_queued: mails.queued,
      mail_oldest_seconds: mails.oldest_seconds ?? 0,
      mail_failed_day: mails.failed_today,
      mail_bounced_day: mails.bounced_today,
      mail_complained_day: mails.complained_today,
      mail_worker_seconds: workers.mail?.seconds ?? 0,
      map_oldest_seconds: maps.oldest_seconds ?? 0,
      map_refused: maps.refused,
      draft_due_seconds: drafts.due_seconds ?? 0,
      draft_failed: maps.drafts_failed,
      drafting_worker_seconds: workers.drafting?.seconds ?? 0,
      retention_seconds: retention?.seconds ?? 0,
    }
  }
