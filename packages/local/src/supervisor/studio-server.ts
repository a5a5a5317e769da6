import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { guardServer } from '@wiring/content-lake/guard-server'
import { Hono } from 'hono'
import { allowedAddresses } from '../allowed-addresses/allowed-addresses.ts'
import { ports, repositoryRoot, studioOutput } from '../settings.ts'

const folder = join(repositoryRoot, 'studio', studioOutput)
const app = new Hono()
app.use('/static/*', async (context, next) => {
  await next()
  context.header('Cache-Control', 'public, max-age=31536000, immutable')
})
app.use('*', serveStatic({ root: folder }))
app.get('*', async (context) => context.html(await readFile(join(folder, 'index.html'), 'utf8')))
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: ports().studio }, () =>
  console.log('ready'),
)
guardServer(server as Server, allowedAddresses(ports()))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.close(() => process.exit(0))
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
