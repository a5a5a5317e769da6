import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export interface Photograph {
  /** On disk, because hundreds of megabytes are not kept in memory. */
  file: string
  sha256: string
  bytes: number
}

const edge = 2_400

/** Tinted cuts of noise, so that no two share their bytes: about 4 MB each, less with less noise. */
export async function drawPhotographs(folder: string, count: number, sigma = 42): Promise<Photograph[]> {
  const sheet = await sharp({
    create: {
      width: edge + 512,
      height: edge + 512,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const photographs: Photograph[] = []
  for (let number = 0; number < count; number += 1) {
    const bytes = await sharp(sheet.data, { raw: sheet.info })
      .extract({ left: (number * 37) % 512, top: (number * 101) % 512, width: edge, height: 2_000 })
      .tint({ r: 255, g: 120 + (number % 100), b: (number * 13) % 255 })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const file = join(folder, `photograph-${number}.jpg`)
    await writeFile(file, bytes)
    photographs.push({ file, sha256: sha256(bytes), bytes: bytes.length })
  }
  return photographs
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export const bytesOf = (photograph: Photograph): Promise<Buffer> => readFile(photograph.file)
