import { mailsTo, tinyPng, uploadImage } from '@wiring/local/testing/calls'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { oneSessionPerTest } from '../testing/one-session.ts'

const session = oneSessionPerTest('images')

describe('images', () => {
  beforeEach(async () => {
    await session.saveSurvey()
    await session.saveProfile()
  })
  const images = (...image_urls: string[]) => ({ images_uploaded: true, image_urls })

  test('of another session are refused', async () => {
    const other = await session.other()
    await session.expectRefused(images(await uploadImage(session.stack, other)))
  })
  test('elsewhere, twice, four, none, or not there are refused', async () => {
    const url = await session.upload()
    await session.expectRefused(images(url.replace('localhost', 'evil.test')))
    await session.expectRefused(images(`${url}?x=1`))
    await session.expectRefused(images(url, url))
    await session.expectRefused(images(url, `${url}a`, `${url}b`, `${url}c`))
    await session.expectRefused(images())
    await session.expectRefused(images(url.replace(/image-\d+/, 'image-1700000000000')))
  })
  test('that are no pictures, whatever they are called, are refused', async () => {
    await session.expectRefused(images(await session.upload(Buffer.from('<svg onload="alert(1)"/>'))))
    await session.expectRefused(images(await session.upload(Buffer.alloc(0))))
  })
  test('that say where they were taken are refused, also when no browser stripped them', async () => {
    const located = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    await session.expectRefused(images(await session.upload(located)))
    const silent = await sharp(located).jpeg().toBuffer()
    expect((await session.send(images(await session.upload(silent)))).body).toMatchObject({
      images_uploaded: true,
    })
  })
  test('that unpack to 400 million pixels are refused without being unpacked', async () => {
    const bomb = Buffer.from(tinyPng)
    bomb.writeUInt32BE(20_000, 16)
    bomb.writeUInt32BE(20_000, 20)
    await session.expectRefused(images(await session.upload(bomb)))
  })
  test('of the own folder are saved, and may be replaced until the end', async () => {
    const urls = [await session.upload(), await session.upload(tinyPng), await session.upload()]
    expect((await session.send(images(...urls))).body).toMatchObject({ image_urls: urls })
    expect((await session.send(images(urls[0] ?? ''))).body).toMatchObject({ image_urls: [urls[0]] })
  })

  test.each([
    ['x'.repeat(10_000), 'x'.repeat(200)],
    ['a\u0000b\r\n=1+1 <img onerror=1> 👩🏽‍🚀', 'ab =1+1 <img onerror=1> 👩🏽‍🚀'],
  ])('the name %j is stored as a harmless text', async (given, kept) => {
    await session.send(images(await session.upload()))
    const answer = await session.send({ wiring_complete: true, name_for_certificate: given })
    expect(answer.body).toMatchObject({ wiring_complete: true, name_for_certificate: kept })
  })

  test('a finished session changes no more, and its completion mail comes once', async () => {
    await session.send(images(await session.upload()))
    const done = { wiring_complete: true, name_for_certificate: 'Maya' }
    const twice = await Promise.all([session.send(done), session.send(done)])
    expect(twice.map(({ body }) => body)).toEqual([twice[0]?.body, twice[0]?.body])
    expect((await session.saveSurvey()).body).toMatchObject({ code: 'finished' })
    const mails = await mailsTo(session.stack, session.email, 2)
    expect(mails.map((mail) => mail.subject).sort()).toEqual(['Your map is being drawn', 'Your wiring link'])
  })
})
