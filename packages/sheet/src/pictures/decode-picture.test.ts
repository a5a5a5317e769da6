import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture, PictureTooLarge } from './decode-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
const small = (bytes: Uint8Array) => decodePicture(bytes, (picture) => picture.resize(9, 9).raw().toBuffer())

test('what must be held whole while it is decoded has a lower limit than what is read row by row', async () => {
  const rows = await plain(2_100, 2_000).png().toBuffer()
  expect(await small(rows)).toHaveLength(9 * 9 * 3)
  const held = [
    await plain(2_100, 2_000).png({ progressive: true }).toBuffer(),
    await plain(4_100, 4_000).webp({ effort: 0 }).toBuffer(),
    await plain(4_100, 4_000).jpeg({ progressive: true }).toBuffer(),
  ]
  for (const bytes of held) await expect(small(bytes)).rejects.toThrow(PictureTooLarge)
  const photo = await plain(2_100, 2_000).jpeg({ progressive: true }).toBuffer()
  expect(await small(photo)).toHaveLength(9 * 9 * 3)
})

test('one picture is decoded at a time, also after one that fails', async () => {
  const bytes = await plain(20, 20).png().toBuffer()
  let running = 0
  let most = 0
  const one = () =>
    decodePicture(bytes, async (picture) => {
      running += 1
      most = Math.max(most, running)
      const { length } = await picture.raw().toBuffer()
      running -= 1
      return length
    })
  const broken = decodePicture(Buffer.from('no picture'), async () => 0)
  const all = await Promise.allSettled([one(), broken, one(), one()])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
})
