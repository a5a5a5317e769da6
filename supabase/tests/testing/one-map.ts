import { anonymous, invoke } from '@wiring/local/testing/calls'
import { type SmtpReply, startFailingSmtp } from '@wiring/local/testing/failing-smtp'
import { type StackOverPostgres, startStackOverPostgres } from '@wiring/local/testing/stack-over-postgres'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { draftedMap } from './drafted-map.ts'
import { withKey } from './local-stack.ts'
import { newOperator, type Operator } from './operators.ts'

export interface Sheet {
  sentences: { id: string; rule: string; text: string; origin: string; section: string }[]
  evidence: { id: string; quote: string | null }[]
  rev: number
  signed_by: string
}

export function oneMapPerTest() {
  let over: StackOverPostgres
  let smtp: Awaited<ReturnType<typeof startFailingSmtp>>
  let reply: SmtpReply = 250
  let operators: { mara: Operator; tom: Operator }
  let id = ''
  let people = 0

  beforeAll(async () => {
    smtp = await startFailingSmtp(() => reply)
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
    reply = 250
    people += 1
    id = await draftedMap(over.stack, over.postgres, `person-${people}@studio.example`)
  })

  const sql = (statement: string) => over.postgres.run(statement)
  const row = (columns: string) => sql(`select ${columns} from private.maps where session_id = '${id}'`)
  const seen = () => {
    const [state, revision] = row('state, revision').split('|')
    return { map_id: row('map_id'), expected_state: state, expected_revision: Number(revision) }
  }
  const mapMails = `from private.mail_outbox where kind like 'map%' and session_id =`

  return {
    get stack() {
      return over.stack
    },
    get id() {
      return id
    },
    /** The id that the desk uses. */
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
    async replace(email: string, draft: string) {
      id = await draftedMap(over.stack, over.postgres, email, draft)
    },
    replyToMails(next: SmtpReply) {
      reply = next
    },
    editTexts: () => (JSON.parse(row('edits')) as { op: { text: string } }[]).map(({ op }) => op.text),
    expectWholeSignature(answer: { status?: unknown } | null): string | undefined {
      const [state, revision, mail] = row('state, revision, mail_id is not null').split('|')
      const signed = state === 'signed'
      expect([state, revision, mail]).toEqual(signed ? ['signed', '1', 't'] : ['in_review', '0', 'f'])
      expect(Number(sql(`select count(*) ${mapMails} '${id}'`))).toBe(signed ? 1 : 0)
      if (answer?.status === 'signed') expect(state).toBe('signed')
      return state
    },
    open: (by = operators.mara) => by('open_review', { map_id: row('map_id'), claim: true }),
    save: (op: unknown, expected_edits: number, by = operators.mara) =>
      by('save_edit', {
        map_id: row('map_id'),
        expected_revision: seen().expected_revision,
        expected_edits,
        op,
      }),
    sign: (expected_edits = 0, by = operators.mara) =>
      by('sign', { ...seen(), expected_edits, sentence: 'I read your fourth answer twice.' }),
    /** After the minute of undo. */
    async sendMailNow(): Promise<void> {
      sql(`update private.maps set undo_until = now() where session_id = '${id}';
        update private.mail_outbox set next_attempt_at = now() where session_id = '${id}' and state = 'queued'`)
      await invoke(over.stack, 'mail-worker', {}, withKey(over.stack.secrets.supabaseSecretKey))
    },
    mailedSecret: () => sql(`select data ->> 'map_secret' ${mapMails} '${id}' and data ? 'map_secret'`),
    /** Message-IDs of the applicant's mails. */
    delivered: () =>
      smtp.deliveries
        .filter(({ to }) => to === `person-${people}@studio.example`)
        .map(({ messageId }) => messageId),
    mails: () => Number(sql(`select count(*) ${mapMails} '${id}'`)),
    async read(secret: string): Promise<{ snapshot: Sheet; revision: number } | undefined> {
      const { data } = await anonymous(over.stack).rpc('get_map', { map_secret: secret })
      return (data as { snapshot: Sheet; revision: number }[])[0]
    },
  }
}
