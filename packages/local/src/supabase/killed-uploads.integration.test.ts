import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymous, newSession, privileged, uploadImage } from './testing/calls.ts'
import { uploadPastPolicy, uploadUnderWay } from './testing/chunked-upload.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'
import { discardMails } from './testing/shared-resources.ts'
import { stallInserts } from './testing/stalled-inserts.ts'
import { incomingFiles, storedFiles } from './testing/stored-files.ts'

const nameOf = (id: string) => `${id}/image-1700000000001-0.png`

describe('a killed process leaves no upload behind', () => {
  let stack: LocalStack
  beforeAll(async () => {
    stack = await startLocalStack(discardMails())
  })
  afterAll(() => stack.stop())

  let people = 0
  const open = () => newSession(stack, `killed-${people++}@studio.example`)
  const stored = async (id: string) => (await privileged(stack).storage.from('wiring-images').list(id)).data

  test('an upload that was arriving when the process was killed is gone after the next start', async () => {
    const id = await open()
    await uploadImage(stack, id)
    const files = storedFiles(stack)
    const upload = await uploadUnderWay(stack, `/storage/v1/object/wiring-images/${nameOf(id)}`)
    await expect.poll(() => incomingFiles(stack)).toHaveLength(1)
    await stack.kill('SIGKILL')
    expect(await upload.status).toBeGreaterThanOrEqual(400)
    expect(incomingFiles(stack)).toHaveLength(1)
    await stack.restart()
    expect(incomingFiles(stack)).toEqual([])
    expect(storedFiles(stack).sort()).toEqual(files.sort())
    expect(await stored(id)).toHaveLength(1)
  })

  test('an upload whose row was not written when the process was killed is gone after the next start', async () => {
    const id = await open()
    const name = nameOf(id)
    await uploadImage(stack, id)
    const files = storedFiles(stack)
    const upload = await uploadPastPolicy(stack, name)
    const endStall = await stallInserts(stack, name)
    upload.end()
    await expect.poll(() => storedFiles(stack).length).toBeGreaterThan(files.length + 1)
    await stack.kill('SIGKILL')
    expect(await upload.status).toBeGreaterThanOrEqual(400)
    expect(storedFiles(stack).length).toBeGreaterThan(files.length)
    await stack.restart()
    expect(storedFiles(stack).sort()).toEqual(files.sort())
    await endStall()
    expect(await stored(id)).toHaveLength(1)
    const address = anonymous(stack).storage.from('wiring-images').getPublicUrl(name).data.publicUrl
    expect((await fetch(address)).status).toBe(400)
  })
})
