import type { SanityClient } from '@sanity/client'
import { exportDataset as sanityExport } from '@sanity/export'

export interface ExportReport {
  documents: number
  assets: number
}

/** Writes the whole dataset (drafts, ids, assets) into one `.tar.gz` that `importDataset` and `sanity dataset import` read. */
export async function exportDataset(
  client: SanityClient,
  file: string,
  onProgress: (line: string) => void = () => {},
): Promise<ExportReport> {
  const steps = new Set<string>()
  const { documentCount, assetCount } = await sanityExport({
    client,
    dataset: client.config().dataset ?? 'production',
    outputPath: file,
    drafts: true,
    assets: true,
    onProgress: ({ step }) => {
      if (!steps.has(step)) onProgress(step)
      steps.add(step)
    },
  })
  return { documents: documentCount, assets: assetCount }
}
