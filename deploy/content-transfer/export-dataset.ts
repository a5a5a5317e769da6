import { rename, rm } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { exportDataset as sanityExport } from '@sanity/export'

export interface ExportReport {
  documents: number
  assets: number
}

/** A failed export leaves an older file as it was. */
export async function exportDataset(
  client: SanityClient,
  file: string,
  onProgress: (line: string) => void = () => {},
): Promise<ExportReport> {
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    const { documentCount, assetCount } = await sanityExport({
      client,
      dataset: client.config().dataset ?? 'production',
      outputPath: unfinished,
      drafts: true,
      assets: true,
      onProgress: eachStepOnce(onProgress),
    })
    await rename(unfinished, file)
    return { documents: documentCount, assets: assetCount }
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Sanity's tools report a step many times. */
export function eachStepOnce(report: (step: string) => void) {
  const reported = new Set<string>()
  return ({ step }: { step: string }) => {
    if (!reported.has(step)) report(step)
    reported.add(step)
  }
}
