import { anonymous, invoke } from '@wiring/local/testing/calls'
import { type StackOverPostgres, startStackOverPostgres } from '@wiring/local/testing/stack-over-postgres'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { draftedMap } from './drafted-map.ts'
import { startFailingSmtp, type Verdict } from './failing-smtp.ts'
import { newOperator, type Operator } from './operators.ts'

export interface Sheet {
  sentences: { id: string; rule: string; text: string; origin: string; section: string }[]
  evidence: { id: string; quote: string | null }[]
  rev: number
  signed_by: string
}

/** One stack over Postgres and two operators for a test file, and a drafted map for each test. */
export function oneMapPerTest() {
  let over: StackOverPostgres
  let smtp: Awaited<ReturnType<typeof startFailingSmtp>>
  let verdict: Verdict = 250
  let operators: { mara: Operator; tom: Operator }
  let id = ''
  let people = 0

  beforeAll(async () => {
    smtp = await startFailingSmtp(0, () => verdict)
    const mail = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_TICK_SECONDS: '3600' }
    over = await startStackOverPostgres(mail)
    const named = (name: string) => newOperator(over.stack, over.postgres, name)
    operators = { mara: named('Mara'), tom: named('Tom') }
  }, 240_000)
  afterAll(async () => {
    await over?.stop()
    await smtp?.stop()
  })
  beforeEach(async () => {
    verdict = 250
    people += 1
    id = await draftedMap(over.stack, over.postgres, `person-${people}@studio.example`)
  })

  const sql = (statement: string) => over.postgres.run(statement)
  const row = (columns: string) => sql(`select ${columns} from private.maps where session_id = '${id}'`)
  const seen = () => {
    const [state, revision] = row('state, revision').split('|')
    return { map_id: row('map_id'), expected_state: state, expected_revision: Number(revision) }
  }
  const mail = `from private.mail_outbox where kind like 'map%' and session_id =`

  return {
    get stack() {
      return over.stack
    },
    get id() {
      return id
    },
    /** What the desk calls the map. */
    get mapId() {
      return row('map_id')
    },
    get email() {
      return `person-${people}@studio.example`
    },
    get mara() {
      return operators.mara
    },
    get tom() {
      return operators.tom
    },
    sql,
    row,
    seen,
    /** The test goes on with another drafted map. */
    async replace(email: string, draft: string) {
      id = await draftedMap(over.stack, over.postgres, email, draft)
    },
    /** What the mail server says from now on. */
    answerMails(said: Verdict) {
      verdict = said
    },
    open: (by = operators.mara) => by('open_review', { map_id: row('map_id'), claim: true }),
    save: (op: unknown, expected_edits: number, by = operators.mara) =>
      by('save_edit', {
        map_id: row('map_id'),
        expected_revision: seen().expected_revision,
        expected_edits,
        op,
      }),
    sign: (expected_edits = 0, by = operators.mara) => by('sign', { ...seen(), expected_edits }),
    /** The minute of undo is over, and the mail worker comes. */
    async mailNow(): Promise<void> {
      sql(`update private.maps set undo_until = now() where session_id = '${id}';
        update private.mail_outbox set next_attempt_at = now() where session_id = '${id}' and state = 'queued'`)
      const key = over.stack.secrets.supabaseSecretKey
      const headers = { apikey: key, authorization: `Bearer ${key}` }
      await invoke(over.stack, 'mail-worker', {}, { headers })
    },
    /** The secret of the link in the mail that waits. */
    mailedSecret: () => sql(`select data ->> 'map_secret' ${mail} '${id}' and data ? 'map_secret'`),
    /** The ids of the mails that the mail server took for the applicant. */
    delivered: () =>
      smtp.deliveries
        .filter(({ to }) => to === `person-${people}@studio.example`)
        .map(({ messageId }) => messageId),
    mails: () => Number(sql(`select count(*) ${mail} '${id}'`)),
    async read(secret: string): Promise<{ snapshot: Sheet; revision: number } | undefined> {
      const { data } = await anonymous(over.stack).rpc('get_map', { map_secret: secret })
      return (data as { snapshot: Sheet; revision: number }[])[0]
    },
  }
}
