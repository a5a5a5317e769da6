import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'

export interface ImportReport {
  documents: number
  warnings: string[]
}

/**
 * Imports a dataset with its drafts, ids and assets; documents that exist already are replaced. `source` is what
 * `exportDataset` writes (`.tar.gz`), a folder with one `.ndjson` file and `images/` and `files/` beside it, or an
 * `.ndjson` file whose assets are named by absolute `file://` addresses.
 */
export async function importDataset(
  client: SanityClient,
  source: string,
  onProgress: (line: string) => void = () => {},
): Promise<ImportReport> {
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
  return { documents: numDocs, warnings: warnings.map(({ message }) => message) }
}
