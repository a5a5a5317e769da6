import { join } from 'node:path'
import { dataFolder, localSecrets, ports } from '../settings.ts'
import { openDatabase } from './database.ts'
import { functionCatalogue } from './functions/catalogue.ts'
import { FunctionGateway } from './functions/function-gateway.ts'
import { listen } from './http-server.ts'
import { liteApp } from './lite-app.ts'
import { keepParametersOutOfLogs } from './shims/errors-logged-with-parameters.ts'
import { tick } from './tick.ts'

/** Seconds between looks at the outbox. A signup wakes the worker itself; this finds what such a call missed. */
const mailTick = Number(process.env.MAIL_TICK_SECONDS ?? 5)
const retentionTick = Number(process.env.RETENTION_TICK_SECONDS ?? 3600)

async function start(): Promise<() => Promise<void>> {
  const port = ports()
  const secrets = localSecrets()
  const folder = join(dataFolder, 'supabase')
  const database = await openDatabase(folder, process.env.DATABASE_URL)
  const app = await liteApp(database, join(folder, 'objects'), secrets)
  const functions = new FunctionGateway(functionCatalogue(port, secrets))
  const server = await listen(port.supabase, { app, functions })
  await Promise.all(['wiring-session-signup', 'mail-worker'].map((name) => functions.start(name)))
  const stops = [
    tick(functions, secrets, 'mail-worker', mailTick),
    tick(functions, secrets, 'retention', retentionTick),
  ]
  return async () => {
    for (const stop of stops) stop()
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
    await functions.close()
    await database.close()
  }
}

keepParametersOutOfLogs()
try {
  const close = await start()
  const leave = () =>
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  process.once('SIGTERM', leave)
  process.once('SIGINT', leave)
  console.log('ready')
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const reason = error instanceof Error ? error.message : 'Supabase could not start.'
  console.error(taken ? `Port ${ports().supabase} is taken. Choose another with PORT_SUPABASE.` : reason)
  process.exit(1)
}
