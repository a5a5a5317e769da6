import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents } from './documents.ts'

export const picturesFolder = fileURLToPath(new URL('./pictures/', import.meta.url))

/** Writes a dataset export (`data.ndjson` beside `images/`) and returns the path of the ndjson file. */
export function seedNdjson(folder: string): string {
  const images = join(folder, 'images')
  mkdirSync(images, { recursive: true })
  for (const file of readdirSync(picturesFolder))
    if (file.endsWith('.png')) copyFileSync(join(picturesFolder, file), join(images, file))
  const path = join(folder, 'data.ndjson')
  writeFileSync(path, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  return path
}
