import { invoke, newSession, read, survey, update, uploadImage } from '@wiring/local/testing/calls'
import { beforeEach, expect } from 'vitest'
import { stackPerWorker } from './local-stack.ts'

export function oneSessionPerTest(name: string) {
  const stack = stackPerWorker()
  let id = ''
  let people = 0
  const email = () => `${name}-${people}@studio.example`
  const send = (data: unknown) => update(stack(), id, data)
  const rows = async (of = id) => (await read(stack(), of)) as Record<string, unknown>[]
  const row = async (of = id) => (await rows(of))[0]

  beforeEach(async () => {
    people += 1
    id = await newSession(stack(), email())
  })

  return {
    get stack() {
      return stack()
    },
    get id() {
      return id
    },
    get email() {
      return email()
    },
    other: () => newSession(stack()),
    invoke: (name: string, body: unknown) => invoke(stack(), name, body),
    send,
    rows,
    row,
    upload: (bytes?: Uint8Array, as?: [extension: string, type: string]) =>
      uploadImage(stack(), id, bytes, as),
    saveSurvey: () => send({ survey_completed: true, survey_data: survey }),
    saveProfile: (json_profile: unknown = {}) => send({ json_submitted: true, json_profile }),
    async expectRefused(data: unknown) {
      const before = await row()
      expect(await send(data)).toMatchObject({ status: 200, body: { code: 'invalid' } })
      expect(await row()).toEqual(before)
    },
  }
}
