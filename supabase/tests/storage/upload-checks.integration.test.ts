import type { RunningStack } from '@wiring/local/local-stack'
import {
  anonymous,
  call,
  invoke,
  newSession,
  privileged,
  tinyPng,
  update,
  uploadImage,
} from '@wiring/local/testing/calls'
import {
  chunkedUpload,
  signedToken,
  uploadPastPolicy,
  uploadUnderWay,
} from '@wiring/local/testing/chunked-upload'
import { tryTheMoment } from '@wiring/local/testing/pauses'
import { sharedStack } from '@wiring/local/testing/shared-resources'
import { incomingFiles, storedFiles } from '@wiring/local/testing/stored-files'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveInputs } from '../testing/finished-session.ts'

const png = { contentType: 'image/png', cacheControl: '60' }
const nameOf = (id: string, index: number) => `${id}/image-${1_700_000_000_000 + index}-0.png`
const objectPath = (id: string, index: number) => `/storage/v1/object/wiring-images/${nameOf(id, index)}`

describe('uploads are checked when their row is written', () => {
  let stack: RunningStack
  beforeAll(async () => {
    stack = await sharedStack()
  })

  let people = 0
  /** Sessions are limited to three a day per address. */
  const open = () => newSession(stack, `uploads-${people++}@studio.example`)
  const images = () => anonymous(stack).storage.from('wiring-images')
  const publicUrl = (path: string) => images().getPublicUrl(path).data.publicUrl
  /** Storage answers 400 with the 404 inside. */
  const isGone = async (path: string) => {
    const response = await fetch(publicUrl(path))
    const text = await response.text()
    return response.status === 400 && text.includes('"404"')
  }
  const stored = async (id: string) =>
    (await privileged(stack).storage.from('wiring-images').list(id, { limit: 1_000 })).data ?? []
  const remove = async (id: string) => {
    const answer = await invoke(stack, 'delete-session', { action: 'delete', sessionId: id })
    expect(answer.body).toEqual({ deleted: true })
  }
  const complete = async (id: string) => {
    await saveInputs(stack, id)
    const answer = await update(stack, id, { wiring_complete: true, name_for_certificate: '' })
    expect(answer.body).toMatchObject({ wiring_complete: true })
  }
  const fill = async (id: string) => {
    for (let index = 0; index < 12; index += 1) {
      expect((await images().upload(nameOf(id, 100 + index), tinyPng, png)).error).toBeNull()
    }
  }
  const signed = (path: string) => signedToken(stack, 'wiring-images', path)
  const putTooMuch = async (path: string, token: string) => {
    const target = `/storage/v1/object/upload/sign/wiring-images/${path}?token=${token}`
    const upload = chunkedUpload(stack, target, { method: 'PUT' })
    for (let sent = 0; sent < 20; sent += 1) {
      if ((await Promise.race([upload.status, upload.write(Buffer.alloc(1_048_576))])) !== undefined) break
    }
    upload.end()
    return upload.status
  }
  const pastPolicy = (path: string) => uploadPastPolicy(stack, path)

  test('the publishable key signs no upload URL, whatever the state of the session', async () => {
    const id = await open()
    const sign = async (upsert: boolean) =>
      (await images().createSignedUploadUrl(nameOf(id, 1), { upsert })).error?.message
    const refusal = /row-level security/
    expect(await sign(false)).toMatch(refusal)
    expect(await sign(true)).toMatch(refusal)
    const profiles = anonymous(stack).storage.from('json-profiles')
    const profile = await profiles.createSignedUploadUrl(`${id}/profile.json`, { upsert: true })
    expect(profile.error?.message).toMatch(refusal)
    await complete(id)
    expect(await sign(false)).toMatch(refusal)
    await remove(id)
    expect(await sign(false)).toMatch(refusal)
  })

  test.each([
    ['after completion', complete],
    ['after deletion', remove],
    ['over the quota', fill],
  ])('a URL that was signed earlier uploads nothing %s', async (_when, change) => {
    const id = await open()
    const [before, after, large] = [nameOf(id, 1), nameOf(id, 2), nameOf(id, 3)]
    const tokens = await Promise.all([before, after, large].map(signed))
    if (change === fill) await fill(id)
    else {
      const works = await images().uploadToSignedUrl(before, tokens[0] ?? '', tinyPng, png)
      expect(works.error).toBeNull()
      await change(id)
    }
    const files = storedFiles(stack).length
    const late = await images().uploadToSignedUrl(after, tokens[1] ?? '', tinyPng, png)
    expect(late.error?.message).toMatch(/row-level security/)
    expect(await putTooMuch(large, tokens[2] ?? '')).toBeGreaterThanOrEqual(400)
    expect(await isGone(after)).toBe(true)
    expect(await isGone(large)).toBe(true)
    await expect.poll(() => storedFiles(stack).length).toBe(files)
  })

  test('a signed URL takes no more bytes than the bucket, however they are sent', async () => {
    const path = nameOf(await open(), 1)
    expect(await putTooMuch(path, await signed(path))).toBe(400)
    expect(await isGone(path)).toBe(true)
  })

  test.each([
    ['past the policy', pastPolicy],
    ['sent directly', (path: string) => uploadUnderWay(stack, `/storage/v1/object/wiring-images/${path}`)],
  ])('of 24 uploads at once, %s, 12 are stored, and never more', async (_how, begin) => {
    const id = await open()
    const files = storedFiles(stack).length
    let most = 0
    let running = true
    const watch = (async () => {
      while (running) most = Math.max(most, (await stored(id)).length)
    })()
    const uploads = await Promise.all(Array.from({ length: 24 }, (_, index) => begin(nameOf(id, index))))
    await expect.poll(() => incomingFiles(stack).length).toBe(24)
    for (const upload of uploads) upload.end()
    const statuses = await Promise.all(uploads.map(({ status }) => status))
    running = false
    await watch
    expect(statuses.filter((status) => status === 200)).toHaveLength(12)
    expect(statuses.filter((status) => status === 400)).toHaveLength(12)
    expect(await stored(id)).toHaveLength(12)
    expect(most).toBeLessThanOrEqual(12)
    expect(storedFiles(stack)).toHaveLength(files + 24)
  })

  test('in 12 deletions with uploads under way, nothing is readable afterwards', {
    timeout: 360_000,
  }, async () => {
    const files = storedFiles(stack).length
    for (let round = 0; round < 12; round += 1) {
      const id = await open()
      const earlier = (await uploadImage(stack, id)).split('/wiring-images/')[1] ?? ''
      const indexes = [0, 1, 2, 3]
      const uploads = await Promise.all(
        indexes.map((index) =>
          index % 2 === 0 ? uploadUnderWay(stack, objectPath(id, index)) : pastPolicy(nameOf(id, index)),
        ),
      )
      await tryTheMoment(round * 5)
      // Some end before the deletion, some during, some after it.
      uploads[0]?.end()
      const deletion = remove(id)
      uploads[1]?.end()
      const ending = tryTheMoment(round * 2.5).then(() => uploads[2]?.end())
      await Promise.all([deletion, ending])
      const gone = () => Promise.all([earlier, ...indexes.map((index) => nameOf(id, index))].map(isGone))
      expect(await gone()).not.toContain(false)
      uploads[3]?.end()
      expect(await uploads[3]?.status).toBe(400)
      await Promise.all(uploads.map(({ status }) => status))
      expect(await gone()).not.toContain(false)
      expect(await stored(id)).toEqual([])
    }
    expect(storedFiles(stack)).toHaveLength(files)
  })

  test('a profile that is replaced while the session is completed stays as it was', async () => {
    const id = await open()
    const path = `/storage/v1/object/json-profiles/${id}/profile.json`
    const headers = { 'content-type': 'application/json', 'x-upsert': 'true' }
    expect((await call(stack, path, { headers, body: '{"a":1}' })).status).toBe(200)
    const token = await signedToken(stack, 'json-profiles', `${id}/profile.json`, true)
    const signedPath = `/storage/v1/object/upload/sign/json-profiles/${id}/profile.json?token=${token}`
    const late = chunkedUpload(stack, signedPath, { method: 'PUT', headers })
    await late.write(Buffer.from('{"a":'))
    await complete(id)
    await late.write(Buffer.from('2}'))
    late.end()
    expect(await late.status).toBe(400)
    const { data } = await privileged(stack).storage.from('json-profiles').download(`${id}/profile.json`)
    expect(await data?.text()).toBe('{"a":1}')
  })
})
