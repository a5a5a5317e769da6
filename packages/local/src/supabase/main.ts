import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, localSecrets, numberVariable, ports, setVariables } from '../settings.ts'
import { clusterFolder, openDatabase, respondsWithin } from './database.ts'
import { functionCatalogue } from './functions/catalogue.ts'
import { FunctionGateway } from './functions/function-gateway.ts'
import { listen } from './http-server.ts'
import { liteApp } from './lite-app.ts'
import { serverLog } from './postgres/postgres-server.ts'
import { reloadSources } from './reload-sources.ts'
import { scheduleDeskWorker, scheduleFunction } from './schedule.ts'
import { redactSqlErrors } from './shims/redact-sql-errors.ts'

/** Seconds. A signup wakes the worker itself; the schedule catches missed calls. */
const mailInterval = numberVariable('MAIL_TICK_SECONDS', 5)
const mapInterval = numberVariable('MAP_TICK_SECONDS', 15)
const given = setVariables()
const healthTimeoutMs = 3_000
const retentionInterval = numberVariable('RETENTION_TICK_SECONDS', 600)

async function start(): Promise<() => Promise<void>> {
  const port = ports()
  const secrets = localSecrets()
  const folder = join(dataFolder, 'supabase')
  const database = await openDatabase(
    given.DATABASE_URL === undefined
      ? { folder, fsync: given.POSTGRES_FSYNC === 'off' ? 'off' : 'on' }
      : { url: given.DATABASE_URL },
  )
  void database.lost.then(() => {
    console.error(`Postgres ended by itself; its log: ${serverLog(clusterFolder(folder))}`)
    process.exit(1)
  })
  const app = await liteApp(database, join(folder, 'objects'), secrets)
  const functions = new FunctionGateway(functionCatalogue(port, secrets))
  const incoming = join(folder, 'incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  const server = await listen(port.supabase, {
    app,
    functions,
    incoming,
    serviceKey: secrets.supabaseSecretKey,
    isHealthy: () => respondsWithin(database, healthTimeoutMs),
  })
  await Promise.all(['wiring-session-signup', 'mail-worker'].map((name) => functions.start(name)))
  const stops = [
    scheduleFunction(functions, secrets, 'mail-worker', mailInterval),
    scheduleFunction(functions, secrets, 'retention', retentionInterval),
    scheduleDeskWorker(given.DESK_URL ?? `http://localhost:${port.desk}`, secrets, mapInterval),
  ]
  const stopReloading = given.RELOAD_SOURCES === 'true' ? reloadSources(functions, database) : undefined
  return async () => {
    await stopReloading?.()
    for (const stop of stops) stop()
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await functions.close()
    await database.close()
  }
}

redactSqlErrors()
try {
  const close = await start()
  const stop = () =>
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  console.log('ready')
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : 'Supabase could not start.'
  console.error(taken ? `Port ${ports().supabase} is taken. Choose another with PORT_SUPABASE.` : reason)
  process.exit(1)
}
