import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import type { ContentLakeOptions } from '../settings.ts'
import { startContentLake } from '../start-content-lake.ts'

export const testToken = 'sk-test-token'
export const studioOrigin = 'http://localhost:3333'

export async function startTestLake(options: Partial<ContentLakeOptions> = {}) {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'lake-test-')))
  const lake = await startContentLake({
    port: 0,
    token: testToken,
    studioOrigins: [studioOrigin, 'http://127.0.0.1:3333'],
    siteOrigins: ['http://localhost:3000'],
    ...options,
    folder,
  })
  const anonymous = createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: `http://127.0.0.1:${lake.port}`,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    perspective: 'published',
  })
  return {
    lake,
    folder,
    url: `http://127.0.0.1:${lake.port}`,
    anonymous,
    client: anonymous.withConfig({ token: testToken, perspective: 'raw' }),
    stop: async () => {
      await lake.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
