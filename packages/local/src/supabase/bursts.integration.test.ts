import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { openDatabase } from './database.ts'
import { callWithRetry, invoke, newSession, read, survey, tinyPng } from './testing/calls.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'
import { plainPostgresMissing } from './testing/plain-postgres.ts'
import { discardMails } from './testing/shared-resources.ts'
import { type StackOverPostgres, startStackOverPostgres } from './testing/stack-over-postgres.ts'

const addressOf = (person: number) => `127.9.${Math.floor(person / 250)}.${(person % 250) + 1}`

describe('a burst on the embedded database', () => {
  let stack: LocalStack
  beforeAll(async () => {
    stack = await startLocalStack(discardMails())
    await newSession(stack, 'first@studio.example')
  })
  afterAll(() => stack.stop())

  test('of 250 signups at once the surplus is refused with Retry-After, and nothing acknowledged is lost', {
    timeout: 120_000,
  }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, person) =>
        invoke(
          stack,
          'wiring-session-signup',
          { email: `burst-${person}@studio.example` },
          { from: addressOf(person) },
        ),
      ),
    )
    const id = await newSession(stack, 'after@studio.example')
    expect(await read(stack, id)).toMatchObject([{ session_id: id }])
    const refused = answers.filter(({ status }) => status !== 200)
    for (const { status, headers } of refused) {
      expect(status).toBe(503)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(refused.length).toBeGreaterThan(0)
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThan(20)
    await stack.kill('SIGKILL')
    const database = await openDatabase(join(stack.data, 'supabase'), undefined)
    const kept = await database.runner.rows<{ id: string; mails: number }>(
      `select s.session_id as id, count(m.*)::int as mails from private.wiring_sessions s
       left join private.mail_outbox m on m.session_id = s.session_id where s.email like 'burst-%' group by 1`,
    )
    await database.close()
    const mailsOf = new Map(kept.map(({ id, mails }) => [id, mails]))
    for (const { body } of taken)
      expect(mailsOf.get(z.object({ session_id: z.string() }).parse(body).session_id)).toBe(1)
    await stack.restart()
  })

  test('80 whole journeys at once complete when 503 is tried again after Retry-After', {
    timeout: 240_000,
  }, async () => {
    const journey = async (person: number) => {
      const from = addressOf(person)
      const calls = async (path: string, body: unknown, headers = {}) => {
        const answer = await callWithRetry(stack, path, { body, from, headers })
        expect(`${path} ${answer.status} ${answer.text}`).toContain(`${path} 200`)
        return answer.body
      }
      const email = `journey-${person}@studio.example`
      const signed = await calls('/functions/v1/wiring-session-signup', { email })
      const { session_id: sessionId } = z.object({ session_id: z.string() }).parse(signed)
      const save = (updateData: unknown) =>
        calls('/functions/v1/update-wiring-session', { sessionId, updateData })
      const upload = (path: string, body: unknown, type: string) =>
        calls(`/storage/v1/object/${path}`, body, { 'content-type': type })
      await save({ survey_completed: true, survey_data: survey })
      await upload(`json-profiles/${sessionId}/profile.json`, '{}', 'application/json')
      await save({ json_submitted: true, json_profile: {} })
      const path = `wiring-images/${sessionId}/image-1700000000000-0.png`
      await upload(path, tinyPng, 'image/png')
      await save({ images_uploaded: true, image_urls: [`${stack.url}/storage/v1/object/public/${path}`] })
      expect(await save({ wiring_complete: true, name_for_certificate: email })).toMatchObject({
        wiring_complete: true,
        name_for_certificate: email,
      })
    }
    await Promise.all(Array.from({ length: 80 }, (_, person) => journey(person)))
  })
})

const reason = plainPostgresMissing()

describe.skipIf(reason !== null)('a burst on a real Postgres', () => {
  let over: StackOverPostgres | undefined
  beforeAll(async () => {
    over = await startStackOverPostgres(discardMails())
    await newSession(over.stack, 'first@studio.example')
  })
  afterAll(() => over?.stop())

  test('250 signups at once succeed, each with its row and its mail', { timeout: 120_000 }, async () => {
    if (over === undefined) throw new Error('No stack.')
    const { stack, postgres } = over
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, person) =>
        callWithRetry(stack, '/functions/v1/wiring-session-signup', {
          body: { email: `burst-${person}@studio.example` },
          from: addressOf(person),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const rows = `select count(*) from private.wiring_sessions s join private.mail_outbox m on m.session_id = s.session_id
      where s.email like 'burst-%'`
    expect(postgres.run(rows)).toBe('250')
  })
})
