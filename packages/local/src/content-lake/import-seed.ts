import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { seedNdjson } from '@wiring/content/seed'
import { importDataset } from '@wiring/deploy/import-dataset'
import { localLakeClient } from '@wiring/deploy/lake-target'

export async function importSeed(url: string, token: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'wiring-seed-'))
  try {
    const file = await seedNdjson(folder)
    const { documents } = await importDataset(localLakeClient(url, token), dirname(file), {
      onProgress: (line) => console.log(`content lake: seed: ${line}`),
    })
    return documents
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
