import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailsTo, newSession, read, survey, tinyPng, update, uploadImage } from './testing/calls.ts'
import { type LocalStack, startLocalStack } from './testing/local-stack.ts'

let stack: LocalStack
let id: string
let people = 0

beforeAll(async () => {
  stack = await startLocalStack()
})
beforeEach(async () => {
  id = await newSession(stack, `images-${++people}@studio.example`)
})
afterAll(() => stack.stop())

const surveyed = () => update(stack, id, { survey_completed: true, survey_data: survey })
const profiled = (json_profile: unknown = {}) => update(stack, id, { json_submitted: true, json_profile })
const first = async () => ((await read(stack, id)) as Record<string, unknown>[])[0]

async function refused(data: unknown) {
  const before = await first()
  const began = Date.now()
  const answer = await update(stack, id, data)
  expect(answer).toMatchObject({ status: 200, body: { code: 'invalid' } })
  expect(Date.now() - began).toBeLessThan(1_000)
  expect(await first()).toEqual(before)
}

describe('T37 images', () => {
  beforeEach(async () => {
    await surveyed()
    await profiled()
  })
  const images = (...image_urls: string[]) => ({ images_uploaded: true, image_urls })

  test('of another session are refused', async () => {
    const other = await newSession(stack, `other-${people}@studio.example`)
    await refused(images(await uploadImage(stack, other)))
  })
  test('elsewhere, twice, four, none, or not there are refused', async () => {
    const url = await uploadImage(stack, id)
    await refused(images(url.replace('localhost', 'evil.test')))
    await refused(images(`${url}?x=1`))
    await refused(images(url, url))
    await refused(images(url, `${url}a`, `${url}b`, `${url}c`))
    await refused(images())
    await refused(images(url.replace(/image-\d+/, 'image-1700000000000')))
  })
  test('that are no pictures, whatever they are called, are refused', async () => {
    await refused(images(await uploadImage(stack, id, Buffer.from('<svg onload="alert(1)"/>'))))
    await refused(images(await uploadImage(stack, id, Buffer.alloc(0))))
  })
  test('T60 that say where they were taken are refused, also when no browser stripped them', async () => {
    const located = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    await refused(images(await uploadImage(stack, id, located)))
    const silent = await sharp(located).jpeg().toBuffer()
    expect((await update(stack, id, images(await uploadImage(stack, id, silent)))).body).toMatchObject({
      images_uploaded: true,
    })
  })
  test('T59 that unpack to 400 million pixels are refused without being unpacked', async () => {
    const bomb = Buffer.from(tinyPng)
    bomb.writeUInt32BE(20_000, 16)
    bomb.writeUInt32BE(20_000, 20)
    await refused(images(await uploadImage(stack, id, bomb)))
  })
  test('of the own folder are saved, and may be replaced until the end', async () => {
    const urls = [
      await uploadImage(stack, id),
      await uploadImage(stack, id, tinyPng),
      await uploadImage(stack, id),
    ]
    expect((await update(stack, id, images(...urls))).body).toMatchObject({ image_urls: urls })
    expect((await update(stack, id, images(urls[0] ?? ''))).body).toMatchObject({ image_urls: [urls[0]] })
  })

  test.each([
    ['', ''],
    ['x'.repeat(10_000), 'x'.repeat(200)],
    ['a\r\nb', 'a b'],
    ['a\u0000b', 'ab'],
    ['a\u202Eb', 'ab'],
    ['<img onerror=1>', '<img onerror=1>'],
    ['👩🏽‍🚀 Zoë', '👩🏽‍🚀 Zoë'],
    ['=1+1', '=1+1'],
  ])('T38 the name %j is stored as a harmless text', async (given, kept) => {
    await update(stack, id, images(await uploadImage(stack, id)))
    const answer = await update(stack, id, { wiring_complete: true, name_for_certificate: given })
    expect(answer.body).toMatchObject({ wiring_complete: true, name_for_certificate: kept })
  })

  test('a finished session changes no more, and its completion mail comes once', async () => {
    await update(stack, id, images(await uploadImage(stack, id)))
    const done = { wiring_complete: true, name_for_certificate: 'Maya' }
    const twice = await Promise.all([update(stack, id, done), update(stack, id, done)])
    expect(twice.map(({ body }) => body)).toEqual([twice[0]?.body, twice[0]?.body])
    expect((await surveyed()).body).toMatchObject({ code: 'finished' })
    const mails = await mailsTo(stack, `images-${people}@studio.example`, 2)
    expect(mails.map((mail) => mail.subject).sort()).toEqual(['Your map is being drawn', 'Your wiring link'])
  })
})
