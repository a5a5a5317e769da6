import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  invoke,
  mailsTo,
  newSession,
  privileged,
  read,
  survey,
  update,
  uploadImage,
} from './testing/calls.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'

let stack: LocalStack
let id: string
let people = 0

beforeAll(async () => {
  stack = await startLocalStack()
})
beforeEach(async () => {
  id = await newSession(stack, `delete-${++people}@studio.example`)
})
afterAll(() => stack.stop())

const surveyed = () => update(stack, id, { survey_completed: true, survey_data: survey })
const profiled = (json_profile: unknown = {}) => update(stack, id, { json_submitted: true, json_profile })

test('the link is sent again on request, within the cap of the address', async () => {
  expect((await invoke(stack, 'send-session-link', { sessionId: id })).text).toBe('{}')
  expect(await mailsTo(stack, `delete-${people}@studio.example`, 2)).toHaveLength(2)
  for (let round = 0; round < 3; round += 1)
    expect((await invoke(stack, 'send-session-link', { sessionId: id })).text).toBe('{}')
  expect((await invoke(stack, 'send-session-link', { sessionId: 'abc' })).body).toMatchObject({
    code: 'not_found',
  })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await mailsTo(stack, `delete-${people}@studio.example`, 3)).toHaveLength(3)
})

test('T108 the deletion link shows what goes, deletes rows, files and queued mails, and may be used twice', async () => {
  const email = `delete-${people}@studio.example`
  await surveyed()
  await profiled()
  const url = await uploadImage(stack, id)
  const [mail] = await mailsTo(stack, email)
  const token = /delete\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1]
  const ask = (action: string) => invoke(stack, 'delete-session', { action, token })
  expect((await ask('show')).body).toMatchObject({
    found: true,
    email: 'd•••@s•••.example',
    survey: true,
    profile: true,
    images: 0,
  })
  expect((await ask('delete')).body).toEqual({ deleted: true })
  expect((await ask('delete')).body).toEqual({ deleted: true })
  expect((await ask('show')).body).toEqual({ found: false })
  expect(await read(stack, id)).toEqual([])
  expect((await fetch(url)).status).toBeGreaterThanOrEqual(400)
  const { data } = await privileged(stack).storage.from('wiring-images').list(id)
  expect(data).toEqual([])
  expect((await invoke(stack, 'delete-session', { action: 'delete', token: 'x' })).body).toMatchObject({
    code: 'invalid',
  })
})
