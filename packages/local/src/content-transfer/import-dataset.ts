import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'

type Revision = { _id: string; _rev: string }

/** What editors write. Assets that no document shows any more harm nobody, and a link that was closed stays closed. */
const revisions = `*[
  !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && _type != "closedPreviews"
]{_id, _rev}`

export interface ImportReport {
  documents: number
  warnings: string[]
  /** The documents and drafts of the lake, without assets, that the source does not hold; with `exact` they are gone. */
  others: string[]
}

interface Options {
  onProgress?: (line: string) => void
  /** Afterwards the lake holds what the source holds and nothing else: a way back, not an addition. */
  exact?: boolean
}

/**
 * Imports a dataset with its drafts, ids and assets; documents that exist already are replaced. `source` is what
 * `exportDataset` writes (`.tar.gz`), a folder with one `.ndjson` file and `images/` and `files/` beside it, or an
 * `.ndjson` file whose assets are named by absolute `file://` addresses.
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
  // What the import wrote has another revision now.
  const after = new Map((await raw.fetch<Revision[]>(revisions)).map(({ _id, _rev }) => [_id, _rev]))
  const others = before.filter(({ _id, _rev }) => after.get(_id) === _rev).map(({ _id }) => _id)
  if (exact && others.length > 0) {
    // At once or not at all: they may refer to each other.
    const removal = raw.transaction()
    for (const id of others) removal.delete(id)
    await removal.commit({ visibility: 'sync' })
  }
  return { documents: numDocs, warnings: warnings.map(({ message }) => message), others }
}
