import { rename, rm } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset as sanityExport } from '@sanity/export'

export interface ExportReport {
  documents: number
  assets: number
}

/**
 * Drafts, ids and assets in one `.tar.gz` that `importDataset` and `sanity dataset import` read. A failed
 * export leaves an older file as it was.
 */
export async function exportDataset(
  client: SanityClient,
  file: string,
  onProgress: (line: string) => void = () => {},
): Promise<ExportReport> {
  const steps = new Set<string>()
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    const { documentCount, assetCount } = await sanityExport({
      client,
      dataset: client.config().dataset ?? 'production',
      outputPath: unfinished,
      drafts: true,
      assets: true,
      onProgress: ({ step }) => {
        if (!steps.has(step)) onProgress(step)
        steps.add(step)
      },
    })
    await rename(unfinished, file)
    return { documents: documentCount, assets: assetCount }
  } finally {
    await rm(unfinished, { force: true })
  }
}
