import { mailsTo, tinyPng, uploadImage } from '@wiring/local/testing/calls'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { oneSessionPerTest } from '../testing/one-session.ts'

const session = oneSessionPerTest('images')

const jpeg: [string, string] = ['jpg', 'image/jpeg']

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
    await session.expectRefused(images(await session.upload(located, jpeg)))
    const silent = await sharp(located).jpeg().toBuffer()
    const behind = Buffer.concat([silent, Buffer.alloc(400_000, 7), Buffer.from('exif:GPSLatitude="52"')])
    await session.expectRefused(images(await session.upload(behind, jpeg)))
    expect((await session.send(images(await session.upload(silent, jpeg)))).body).toMatchObject({
      images_uploaded: true,
    })
  })
  test('whose name, type and bytes do not say the same are refused', async () => {
    for (const as of [jpeg, ['jpg', 'image/png'], ['png', 'image/jpeg']] as [string, string][])
      await session.expectRefused(images(await session.upload(tinyPng, as)))
  })
  test('that unpack to more than 40 million pixels, or interlaced to 4, are refused unpacked', async () => {
    const sized = (width: number, height: number, interlaced = 0) => {
      const bomb = Buffer.from(tinyPng)
      bomb.writeUInt32BE(width, 16)
      bomb.writeUInt32BE(height, 20)
      bomb.writeUInt8(interlaced, 28)
      return session.upload(bomb)
    }
    await session.expectRefused(images(await sized(20_000, 20_000)))
    await session.expectRefused(images(await sized(6_400, 6_251)))
    await session.expectRefused(images(await sized(2_001, 2_000, 1)))
    expect((await session.send(images(await sized(2_000, 2_000, 1)))).body).toMatchObject({
      images_uploaded: true,
    })
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
