import { type LocalStack, startLocalStack } from '@wiring/local/local-stack'
import { newSession, read, survey, update, uploadImage } from '@wiring/local/testing/calls'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

export function oneSessionPerTest(name: string) {
  let stack: LocalStack
  let id = ''
  let people = 0
  const email = () => `${name}-${people}@studio.example`
  const send = (data: unknown) => update(stack, id, data)
  const rows = async () => (await read(stack, id)) as Record<string, unknown>[]
  const row = async () => (await rows())[0]

  beforeAll(async () => {
    stack = await startLocalStack()
  })
  beforeEach(async () => {
    people += 1
    id = await newSession(stack, email())
  })
  afterAll(() => stack.stop())

  return {
    get stack() {
      return stack
    },
    get id() {
      return id
    },
    get email() {
      return email()
    },
    other: () => newSession(stack, `other-${people}@studio.example`),
    send,
    rows,
    row,
    upload: (bytes?: Uint8Array) => uploadImage(stack, id, bytes),
    saveSurvey: () => send({ survey_completed: true, survey_data: survey }),
    saveProfile: (json_profile: unknown = {}) => send({ json_submitted: true, json_profile }),
    async expectRefused(data: unknown) {
      const before = await row()
      const began = Date.now()
      expect(await send(data)).toMatchObject({ status: 200, body: { code: 'invalid' } })
      expect(Date.now() - began).toBeLessThan(1_000)
      expect(await row()).toEqual(before)
    },
  }
}
