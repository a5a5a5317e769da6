import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkerboard, noise, page } from '../../tests/synthetic-pictures.ts'
import { measurePicture } from './measure-picture.ts'

const encode = ({ width, height, rgb }: typeof page) => sharp(rgb, { raw: { width, height, channels: 3 } })
const unmeasured = (reason: string) => ({ source: 'V1', measured: false, reason })

test.each([
  ['PNG', () => encode(page).png().toBuffer()],
  ['JPEG', () => encode(page).jpeg({ quality: 95 }).toBuffer()],
  ['WebP', () => encode(page).webp({ lossless: true }).toBuffer()],
  ['GIF', () => encode(page).gif().toBuffer()],
  ['AVIF', () => encode(page).avif({ quality: 90 }).toBuffer()],
])('the same page as %s has the same shares of colour', async (_, make) => {
  const measured = await measurePicture('V1', await make())
  expect(measured).toMatchObject({
    source: 'V1',
    measured: true,
    width: 100,
    height: 100,
    palette: [{ share: 0.9 }, { share: 0.1 }],
    colourfulness: 'none',
    noun: 'screen or page',
  })
})

test('a photograph turned by its EXIF data is measured upright, at its original size', async () => {
  const turned = await encode(noise(300, 100)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await measurePicture('V2', turned)).toMatchObject({ source: 'V2', width: 100, height: 300 })
})

test('transparent parts count as white, grey and 16-bit pictures are measured', async () => {
  const transparent = await sharp({
    create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  expect(await measurePicture('V1', transparent)).toMatchObject({ palette: [{ hex: '#FFFFFF', share: 1 }] })
  const grey = await encode(checkerboard).toColourspace('b-w').png().toBuffer()
  expect(await measurePicture('V1', grey)).toMatchObject({ measured: true, contrast: 'strong' })
  const deep = await encode(page).toColourspace('rgb16').png().toBuffer()
  expect(await measurePicture('V1', deep)).toMatchObject({
    measured: true,
    palette: [{ share: 0.9 }, { share: 0.1 }],
  })
})

test('the same picture gives the same numbers', async () => {
  const bytes = await encode(noise(900, 600)).jpeg().toBuffer()
  expect(await measurePicture('V1', bytes)).toEqual(await measurePicture('V1', bytes))
})

test('broken files and other formats are undecodable', async () => {
  const whole = await encode(noise(300, 300)).jpeg().toBuffer()
  const broken = [
    Buffer.alloc(0),
    Buffer.from('not a picture'),
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, 20),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    await encode(page).tiff().toBuffer(),
  ]
  for (const bytes of broken) expect(await measurePicture('V1', bytes)).toEqual(unmeasured('undecodable'))
})

test.each(['gif', 'webp'] as const)('an animated %s is not measured', async (format) => {
  const frames = await Promise.all(
    [page, checkerboard].map((each) => encode(each).resize(50, 50).png().toBuffer()),
  )
  const animated = await sharp(frames, { join: { animated: true } })
    [format]()
    .toBuffer()
  expect(await measurePicture('V1', animated)).toEqual(unmeasured('animated'))
})

test('an animated PNG is not measured', async () => {
  const png = await encode(page).png().toBuffer()
  // After the header chunk; libvips ignores the checksum.
  const chunk = Buffer.concat([
    Buffer.from([0, 0, 0, 8]),
    Buffer.from('acTL'),
    Buffer.alloc(8, 1),
    Buffer.alloc(4),
  ])
  const animated = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
  expect(await measurePicture('V1', animated)).toEqual(unmeasured('animated'))
})

test('a picture of more than 40 million pixels is not decoded', async () => {
  const large = await sharp({ create: { width: 8_001, height: 5_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(await measurePicture('V1', large)).toEqual(unmeasured('too-large'))
})
