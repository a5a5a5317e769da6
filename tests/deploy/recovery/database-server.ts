import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSeed } from '@wiring/local/import-seed'
import { hostedBasics } from '@wiring/local/migrations'
import { runSql } from '@wiring/local/testing/run-sql'
import {
  type BareServer,
  reachableVendors,
  startBareServer,
  vendorsProgram,
} from '../../release/bare-server.ts'
import { type StackWithLake, startStackWithLake } from '../backup/stack-with-lake.ts'

export const domain = 'tracework.test'

export interface DatabaseServer {
  server: BareServer
  vendors: StackWithLake
  query: (sql: string) => string
  /** Throws what it said, unless it ends well. */
  run: (command: string) => Promise<string>
  stop: () => Promise<void>
}

const postgres = `
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update && apt-get -qq install -y --no-install-recommends postgresql > /dev/null
echo "listen_addresses = '*'" > /etc/postgresql/15/main/conf.d/all.conf
echo 'host all all 10.88.0.0/16 trust' >> /etc/postgresql/15/main/pg_hba.conf
systemctl restart postgresql
su postgres -c "psql -qc \\"alter role postgres password 'any'\\""
`

export const databaseUrl = (password: string) => `postgresql://postgres:${password}@127.0.0.1:5432/postgres`

/** Another one than who reads has: `rotate` changes each place of a secret. */
export const writeTokenOf = ({ stack }: StackWithLake): string => `${stack.secrets.contentLakeToken}-to-write`

/** What an operator gets from the vendors, here from a stack beside the server, whose database is on it. */
const keysOf = (vendors: StackWithLake, recipient: string): Record<string, string> => ({
  NEXT_PUBLIC_SUPABASE_URL: vendors.stack.url,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: vendors.stack.secrets.supabasePublishableKey,
  SUPABASE_SECRET_KEY: vendors.stack.secrets.supabaseSecretKey,
  DATABASE_URL: databaseUrl('any'),
  REPLICATION_URL: databaseUrl('any'),
  BACKUP_RECIPIENTS: recipient,
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'local',
  SANITY_API_HOST: vendors.lakeUrl,
  SANITY_STUDIO_API_HOST: vendors.lakeUrl,
  SANITY_READ_TOKEN: vendors.stack.secrets.contentLakeToken,
  SANITY_WRITE_TOKEN: writeTokenOf(vendors),
  CLIENT_IP_SECRET: vendors.stack.secrets.clientIpSecret,
  MAP_WORKER_SECRET: vendors.stack.secrets.mapWorkerSecret,
  HEALTH_TOKEN: vendors.stack.secrets.healthToken,
})

/** From a bare Debian to a server that serves, with Postgres on it and `release` installed. */
export async function startDatabaseServer(
  name: string,
  release: string,
  recipient: string,
): Promise<DatabaseServer> {
  const server = startBareServer(name)
  const run = async (command: string) => {
    const { code, said } = await server.run(command)
    if (code !== 0) throw new Error(`${command}: ${said}`)
    return said
  }
  const folder = mkdtempSync(join(tmpdir(), 'database-server-'))
  try {
    await run(postgres)
    const url = databaseUrl('any').replace('127.0.0.1', server.address)
    const query = (sql: string) => runSql(url, sql).trim()
    query(hostedBasics())
    server.copy(release, '/root/release')
    await run(`DATABASE_URL=${databaseUrl('any')} /root/release/bin/node /root/release/deploy/migrate.mjs`)
    const vendors = await startStackWithLake({ DATABASE_URL: url })
    await importSeed(vendors.lakeUrl, vendors.stack.secrets.contentLakeToken)
    vendors.acceptTokens([vendors.stack.secrets.contentLakeToken, writeTokenOf(vendors)])
    const ports = [vendors.stack.url, vendors.lakeUrl].map((address) => Number(new URL(address).port))
    const closeDoors = await reachableVendors(ports)
    writeFileSync(join(folder, 'vendors.cjs'), vendorsProgram(ports))
    const lines = Object.entries(keysOf(vendors, recipient)).map(([key, value]) => `${key}=${value}\n`)
    writeFileSync(join(folder, 'keys.env'), lines.join(''))
    for (const file of ['vendors.cjs', 'keys.env']) server.copy(join(folder, file), `/root/${file}`)
    await run('systemd-run --unit=vendors /root/release/bin/node /root/vendors.cjs')
    await run(`/root/release/deploy/install /root/keys.env --domain ${domain} --tls internal`)
    return {
      server,
      vendors,
      query,
      run,
      async stop() {
        closeDoors()
        server.stop()
        await vendors.stop()
      },
    }
  } catch (error) {
    server.stop()
    throw error
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
