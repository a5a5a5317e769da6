import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { eachStepOnce } from './export-dataset.ts'

type Revision = { _id: string; _rev: string }

/** Without assets, which do no harm, and closed preview links, which stay closed. */
const revisions = `*[
  !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && _type != "closedPreviews"
]{_id, _rev}`

export interface ImportReport {
  documents: number
  warnings: string[]
  others: string[]
}

interface Options {
  onProgress?: (line: string) => void
  exact?: boolean
}

export async function importDataset(
  client: SanityClient,
  source: string,
  { onProgress = () => {}, exact = false }: Options = {},
): Promise<ImportReport> {
  const raw = client.withConfig({ perspective: 'raw' })
  const before = await raw.fetch<Revision[]>(revisions)
  const isFolder = (await stat(source)).isDirectory()
  const { numDocs, warnings } = await sanityImport(isFolder ? source : createReadStream(source), {
    client,
    operation: 'createOrReplace',
    onProgress: eachStepOnce(onProgress),
  })
  const after = new Map((await raw.fetch<Revision[]>(revisions)).map(({ _id, _rev }) => [_id, _rev]))
  const others = before.filter(({ _id, _rev }) => after.get(_id) === _rev).map(({ _id }) => _id)
  if (exact && others.length > 0) {
    // In one transaction, because they may refer to each other.
    const removal = raw.transaction()
    for (const id of others) removal.delete(id)
    await removal.commit({ visibility: 'sync' })
  }
  return { documents: numDocs, warnings: warnings.map(({ message }) => message), others }
}
