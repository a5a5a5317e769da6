import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { runningDatabase } from './running-database.ts'
import { callWithRetry, newSession, survey, tinyPng } from './testing/calls.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'
import { discardMails } from './testing/shared-resources.ts'

const addressOf = (person: number) => `127.9.${Math.floor(person / 250)}.${(person % 250) + 1}`

/** As the form sends: what was tried again after a 503 is one signup, also if the first came through late. */
const onePost = () => ({ 'idempotency-key': crypto.randomUUID() })

describe('a burst', () => {
  let stack: LocalStack
  beforeAll(async () => {
    stack = await startLocalStack(discardMails())
    await newSession(stack, 'first@studio.example')
  })
  afterAll(() => stack.stop())

  test('250 signups at once succeed, and each has its row and its mail after a kill -9', {
    timeout: 360_000,
  }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, person) =>
        callWithRetry(stack, '/functions/v1/wiring-session-signup', {
          body: { email: `burst-${person}@studio.example` },
          from: addressOf(person),
          headers: onePost(),
        }),
      ),
    )
    await stack.kill('SIGKILL')
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    await stack.restart()
    const database = runningDatabase(join(stack.data, 'supabase'))
    const kept = await database.transaction(({ rows }) =>
      rows<{ id: string; mails: number }>(
        `select s.session_id as id, count(m.*)::int as mails from private.wiring_sessions s
         left join private.mail_outbox m on m.session_id = s.session_id where s.email like 'burst-%' group by 1`,
      ),
    )
    const mailsOf = new Map(kept.map(({ id, mails }) => [id, mails]))
    expect(mailsOf.size).toBe(250)
    for (const { body } of answers)
      expect(mailsOf.get(z.object({ session_id: z.string() }).parse(body).session_id)).toBe(1)
  })

  test('80 whole journeys at once complete when 503 is tried again after Retry-After', {
    timeout: 720_000,
  }, async () => {
    const journey = async (person: number) => {
      const from = addressOf(person)
      const calls = async (path: string, body: unknown, headers = {}) => {
        const answer = await callWithRetry(stack, path, { body, from, headers })
        expect(`${path} ${answer.status} ${answer.text}`).toContain(`${path} 200`)
        return answer.body
      }
      const email = `journey-${person}@studio.example`
      const signed = await calls('/functions/v1/wiring-session-signup', { email }, onePost())
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
