import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { imageRequest } from './image-request.ts'
import { renderImage } from './render-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'render-image-'))
afterAll(() => rmSync(folder, { recursive: true }))

const frame = (color: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()

async function stored(format: 'gif' | 'webp', frames: readonly string[]): Promise<string> {
  const file = join(folder, `${frames.length}.${format}`)
  const pictures = await Promise.all(frames.map(frame))
  const [first] = pictures
  await (pictures.length === 1 ? sharp(first) : sharp(pictures, { join: { animated: true } }))
    .toFormat(format)
    .toFile(file)
  return file
}

async function rendered(file: string, query: string) {
  const { bytes } = await renderImage(file, imageRequest(new URLSearchParams(query), ''))
  const { format, width, height, pages = 1 } = await sharp(bytes).metadata()
  return { format, width, height, pages }
}

test.each(['gif', 'webp'] as const)(
  'an animated %s keeps its frames, unless another format is asked',
  async (format) => {
    const file = await stored(format, ['red', 'lime', 'blue'])
    expect(await rendered(file, 'w=20')).toEqual({ format, width: 20, height: 20, pages: 3 })
    expect(await rendered(file, 'w=20&fm=png')).toMatchObject({ format: 'png', pages: 1 })
  },
)

test.each(['gif', 'webp'] as const)('a %s of one frame is cropped like any picture', async (format) => {
  const file = await stored(format, ['red'])
  expect(await rendered(file, 'rect=0,0,10,20')).toMatchObject({ format, width: 10, height: 20 })
})

/** As much detail as a photograph of leaves: three sizes of grain. */
async function photograph() {
  const grain = (size: number, sigma: number) =>
    sharp({
      create: {
        ...{ width: 1200 / size, height: 630 / size, channels: 3 },
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .resize(1200, 630, { fit: 'fill' })
      .png({ compressionLevel: 1 })
      .toBuffer()
  const layers = [await grain(6, 60), await grain(1.5, 30)]
  return sharp(await grain(30, 90)).composite(layers.map((input) => ({ input, blend: 'soft-light' })))
}

test('the social card of a photograph as PNG is a JPEG of less than 300 kB, which messengers show', async () => {
  const file = join(folder, 'photograph.png')
  await (await photograph()).png({ compressionLevel: 1 }).toFile(file)
  // What `cardUrl` of packages/content asks for.
  const card = 'rect=0,0,1200,630&w=1200&h=630&fit=crop'
  const { bytes } = await renderImage(file, imageRequest(new URLSearchParams(`${card}&fm=jpg&q=80`), ''))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.byteLength).toBeLessThan(300_000)
  const { bytes: asStored } = await renderImage(file, imageRequest(new URLSearchParams(card), ''))
  expect(asStored.byteLength).toBeGreaterThan(600_000)
})
