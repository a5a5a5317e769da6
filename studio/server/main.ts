import { readFileSync } from 'node:fs'
// The object, which the guard of the local stack changes.
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { studioEnvironment, variables } from './environment.ts'
import { studioPage } from './studio-page.ts'

const { STUDIO_DIST_DIR, PORT, HOSTNAME } = variables()
const folder = fileURLToPath(new URL(`../${STUDIO_DIST_DIR}`, import.meta.url))
const page = studioPage(readFileSync(`${folder}/index.html`, 'utf8'), studioEnvironment())

const app = new Hono()
app.use('*', async (context, next) => {
  await next()
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
})
app.get('/alive', (context) => context.json({ alive: true }, 200, { 'Cache-Control': 'no-store' }))
app.get('/', (context) => context.html(page))
app.get('/index.html', (context) => context.html(page))
app.use('/static/*', async (context, next) => {
  await next()
  if (context.res.ok) context.header('Cache-Control', 'public, max-age=31536000, immutable')
})
app.use('*', serveStatic({ root: folder }))
app.get('*', (context) => context.html(page))

const server = serve(
  { fetch: app.fetch, hostname: HOSTNAME, port: PORT, createServer: http.createServer },
  () => console.log('ready'),
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.close(() => process.exit(0))
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
