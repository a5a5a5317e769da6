import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSeed } from '@wiring/local/import-seed'
import { hostedBasics } from '@wiring/local/migrations'
import { runSql } from '@wiring/local/testing/run-sql'
import { startLocalStack } from '@wiring/local/local-stack'
import { startTestLake } from '@wiring/content-lake/testing/start-test-lake'
import { reachableVendors, startBareServer, vendorsProgram } from '../../release/bare-server.ts'
const name = 'load-walk2'
const server = startBareServer(name)
const run = async (command: string) => { const { code, said } = await server.run(command); if (code !== 0) throw new Error(`${command}: ${said}`); return said }
const stop: (() => Promise<unknown> | unknown)[] = [() => server.stop()]
const end = async () => { for (const s of stop.reverse()) await Promise.resolve(s()).catch?.(console.error); process.exit(0) }
process.on('SIGTERM', end); process.on('SIGINT', end)
try {
await run(`export DEBIAN_FRONTEND=noninteractive
apt-get -qq update && apt-get -qq install -y --no-install-recommends postgresql > /dev/null
echo "listen_addresses = '*'" > /etc/postgresql/15/main/conf.d/all.conf
echo 'host all all 10.88.0.0/16 trust' >> /etc/postgresql/15/main/pg_hba.conf
systemctl restart postgresql
su postgres -c "psql -qc \\"alter role postgres password 'any'\\""`)
const url = `postgresql://postgres:any@${server.address}:5432/postgres`
runSql(url, hostedBasics())
const db = 'postgresql://postgres:any@127.0.0.1:5432/postgres'
server.copy('/tmp/load-logs/rel/27bf616', '/root/vendor-tools')
server.copy('/tmp/load-logs/rel/27bf616.tar.gz', '/root/b0b0b0b.tar.gz')
console.log(await run(`DATABASE_URL=${db} /root/vendor-tools/bin/node /root/vendor-tools/deploy/migrate.mjs`))
const stack = await startLocalStack({ DATABASE_URL: url })
stop.push(() => stack.stop())
const lake = await startTestLake({ token: stack.secrets.contentLakeToken })
stop.push(() => lake.stop())
await importSeed(lake.url, stack.secrets.contentLakeToken)
const ports = [stack.url, lake.url].map((a) => Number(new URL(a).port))
stop.push(await reachableVendors(ports))
const folder = mkdtempSync(join(tmpdir(), 'walk-'))
writeFileSync(join(folder, 'vendors.cjs'), vendorsProgram(ports))
server.copy(join(folder, 'vendors.cjs'), '/root/vendors.cjs')
const s = stack.secrets
const keys = { NEXT_PUBLIC_SUPABASE_URL: stack.url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: s.supabasePublishableKey, SUPABASE_SECRET_KEY: s.supabaseSecretKey,
 DATABASE_URL: db, NEXT_PUBLIC_SANITY_PROJECT_ID: 'local', SANITY_API_HOST: lake.url, SANITY_STUDIO_API_HOST: lake.url, SANITY_READ_TOKEN: s.contentLakeToken, SANITY_WRITE_TOKEN: s.contentLakeToken,
 CLIENT_IP_SECRET: s.clientIpSecret, MAP_WORKER_SECRET: s.mapWorkerSecret, HEALTH_TOKEN: s.healthToken }
writeFileSync(join(folder, 'keys.env'), Object.entries(keys).map(([k, v]) => `${k}=${v}\n`).join(''))
server.copy(join(folder, 'keys.env'), '/root/keys.env')
await run('systemd-run --unit=vendors /root/vendor-tools/bin/node /root/vendors.cjs')
console.log('ready', server.address, stack.inboxUrl)
} catch (e) { console.error(e); await end() }
setInterval(() => {}, 1000)
