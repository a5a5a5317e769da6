import { join } from 'node:path'
import { startContentLake } from '@wiring/content-lake/start-content-lake'
import { allowedAddresses } from '../allowed-addresses/allowed-addresses.ts'
import { dataFolder, localSecrets, ports } from '../settings.ts'
import { importSeed } from './import-seed.ts'

try {
  const { contentLake, site, studio } = ports()
  const { contentLakeToken: token, webhookSecret: secret } = localSecrets()
  const lake = await startContentLake({
    folder: join(dataFolder, 'content-lake'),
    port: contentLake,
    token,
    studioOrigins: [`http://localhost:${studio}`, `http://127.0.0.1:${studio}`],
    siteOrigins: [...allowedAddresses({ site }).origins],
    webhook: { url: `http://127.0.0.1:${site}/api/revalidate`, secret },
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void lake.close().then(() => process.exit(0)))
  if (!lake.isSeeded()) {
    await importSeed(`http://127.0.0.1:${lake.port}`, token)
    lake.markSeeded()
  }
  console.log('ready')
} catch (error) {
  console.error(`The content lake cannot start: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
