import { callFunction } from './call.ts'
import { alarmTexts, type Health, type HealthAlarm, health } from './desk/health.ts'
import { schemaProblem } from './schema-version.ts'
import type { SecretList } from './secret-list.ts'

/** What a visitor, an applicant or an operator would soon feel. The rest is the desk's to look at. */
const urgent: readonly HealthAlarm[] = ['mails_waiting', 'mail_worker', 'drafts_waiting', 'drafting']

/** `null`: the database or its functions gave no answer within `timeoutMs`. */
export async function readHealth(url: string, token: string, timeoutMs: number): Promise<Health | null> {
  const result = await callFunction({
    supabase: { url, key: token },
    name: 'desk-health',
    body: undefined,
    answer: health.parse,
    timeoutMs,
  })
  return result.state === 'answered' ? result.data : null
}

/** What is wrong with the database, its schema or its queues, in sentences; `null` when nothing is. */
export async function databaseProblem(
  url: string,
  tokens: SecretList | undefined,
  timeoutMs: number,
): Promise<string | null> {
  if (tokens === undefined) return 'HEALTH_TOKEN is not set, so nobody looks at the database.'
  const found = await readHealth(url, tokens[0], timeoutMs)
  if (found === null) return 'The database does not answer.'
  const old = schemaProblem(found.schema)
  const queues = alarmTexts({ ...found, red: found.red.filter((alarm) => urgent.includes(alarm)) })
  return [...(old ? [old] : []), ...queues].join(' ') || null
}

const startTimeoutMs = 10_000

/** Why this release must not serve; `null` also when nobody can be asked. */
export async function startProblem(url: string, tokens: SecretList | undefined): Promise<string | null> {
  const found = tokens === undefined ? null : await readHealth(url, tokens[0], startTimeoutMs)
  return found && schemaProblem(found.schema)
}
