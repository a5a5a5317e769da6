import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'

type Revision = { _id: string; _rev: string }

/** Without assets, which harm nobody, and closed preview links, which stay closed. */
const revisions = `*[
  !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && _type != "closedPreviews"
]{_id, _rev}`

export interface ImportReport {
  documents: number
  warnings: string[]
  /** Documents and drafts that the source does not hold; deleted with `exact`. */
  others: string[]
}

interface Options {
  onProgress?: (line: string) => void
  /** Deletes what the source does not hold. */
  exact?: boolean
}

/**
 * Replaces existing documents. `source`: what `exportDataset` writes, a folder with one `.ndjson` file
 * beside `images/` and `files/`, or an `.ndjson` file with absolute `file://` addresses.
 */
export async function importDataset(
  client: SanityClient,
  source: string,
  { onProgress = () => {}, exact = false }: Options = {},
): Promise<ImportReport> {
  const raw = client.withConfig({ perspective: 'raw' })
  const before = await raw.fetch<Revision[]>(revisions)
  const isFolder = (await stat(source)).isDirectory()
  const steps = new Set<string>()
  const { numDocs, warnings } = await sanityImport(isFolder ? source : createReadStream(source), {
    client,
    operation: 'createOrReplace',
    onProgress: ({ step }) => {
      if (!steps.has(step)) onProgress(step)
      steps.add(step)
    },
  })
  // The import gave new revisions to what it wrote.
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
