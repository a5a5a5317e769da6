import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const scene = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#f3ba14"/>
      <rect width="${width / 2}" height="${height / 2}" fill="#17160f"/>
    </svg>`,
  )

export const file = (name: string, mimeType: string, buffer: Buffer): TestFile => ({ name, mimeType, buffer })

export async function png(name: string, width = 320, height = 240): Promise<TestFile> {
  const image = sharp(scene(width, height)).composite([
    {
      input: Buffer.from(
        `<svg width="200" height="30"><text y="20">${encodeURIComponent(name)}</text></svg>`,
      ),
    },
  ])
  return file(name, 'image/png', await image.png().toBuffer())
}

/** Black upper left corner as stored, rotated by EXIF, with GPS and camera. */
export async function photograph(
  name: string,
  width: number,
  height: number,
  quality = 85,
): Promise<TestFile> {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const exif = {
    IFD0: { Make: 'Camera Works', Model: 'Serial 4711' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '52/1 30/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '13/1 24/1 0/1',
    },
  }
  // Scaled up: noise for every pixel takes seconds.
  const noise = await sharp({
    create: { width: width >> 2, height: height >> 2, channels: 3, background: '#888', noise: grain },
  })
    .resize(width, height, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const black = await sharp({
    create: { width: width >> 1, height: height >> 1, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  const buffer = await sharp(noise)
    .composite([{ input: black, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .jpeg({ quality })
    .toBuffer()
  return file(name, 'image/jpeg', buffer)
}

export async function animatedGif(): Promise<TestFile> {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  return file('loop.gif', 'image/gif', buffer)
}

export const heic = (name: string, mimeType = ''): TestFile =>
  file(name, mimeType, readFileSync(new URL('./pictures/photo.heic', import.meta.url)))

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([head, data, sum])
}

function crc(data: Buffer): number {
  let value = ~0
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

export function decompressionBomb(): TestFile {
  const edge = 20_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge)
  header.writeUInt32BE(edge, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(edge * (edge / 8 + 1)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return file('bomb.png', 'image/png', Buffer.concat([signature, ...chunks]))
}

export const padded = ({ mimeType, buffer }: TestFile, name: string, size: number): TestFile =>
  file(name, mimeType, Buffer.concat([buffer, Buffer.alloc(size - buffer.length)]))
