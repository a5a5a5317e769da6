/** Preloaded (`--import`) into Next: guards every HTTP server of the process. */
import { createRequire } from 'node:module'
import { guardServer } from '@wiring/content-lake/guard-server'
import { ports } from '../settings.ts'
import { ownAddresses } from './own-addresses.ts'

// The CommonJS object, which Next imports; a namespace cannot be changed.
const http: typeof import('node:http') = createRequire(import.meta.url)('node:http')
const original = http.createServer
const own = ownAddresses(ports())

http.createServer = ((...parameters: Parameters<typeof original>) => {
  const server = original(...parameters)
  guardServer(server, own)
  return server
}) as typeof original
