import { createHash } from 'node:crypto'
import { draft } from '@wiring/map/draft'
import type { MapInputs, PictureMeasure } from '@wiring/map/inputs'
import { canonicalInputs } from '@wiring/map/normalize-inputs'
import type { Snapshot } from '@wiring/map/snapshot'
import { imageLibraryVersions, measurePicture } from '../pictures/measure-picture.ts'

export type PictureBytes = Uint8Array | 'missing' | 'too-large'

/** With lengths, so that different lists never hash the same bytes. */
function inputsHash(inputs: MapInputs, pictures: readonly PictureBytes[]): string {
  const hash = createHash('sha256').update(canonicalInputs(inputs))
  for (const picture of pictures)
    if (typeof picture === 'string') hash.update(`\n${picture}\n`)
    else hash.update(`\n${picture.length}\n`).update(picture)
  return hash.digest('hex')
}

async function measureAll(pictures: readonly PictureBytes[]): Promise<PictureMeasure[]> {
  const measures: PictureMeasure[] = []
  for (const [index, picture] of pictures.entries()) {
    const source = `V${index + 1}` as const
    measures.push(
      typeof picture === 'string'
        ? { source, measured: false, reason: picture }
        : await measurePicture(source, picture),
    )
  }
  return measures
}

export async function makeDraft(inputs: MapInputs, pictures: readonly PictureBytes[]): Promise<Snapshot> {
  const { node, icu = 'none' } = process.versions
  return draft(inputs, await measureAll(pictures), {
    versions: { node, icu, ...(await imageLibraryVersions()) },
    inputsHash: inputsHash(inputs, pictures),
  })
}
