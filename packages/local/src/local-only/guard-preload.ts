/** Preloaded (`--import`) into servers whose code is not ours (Next): every HTTP server of the process is guarded. */
import { createRequire } from 'node:module'
import { guardServer } from '@wiring/content-lake/guard-server'
import { ports } from '../settings.ts'
import { ownAddresses } from './own-addresses.ts'

// The module's own object: what Next imports as a default is this one, and a namespace cannot be changed.
const http: typeof import('node:http') = createRequire(import.meta.url)('node:http')
const original = http.createServer
const own = ownAddresses(ports())

http.createServer = ((...parameters: Parameters<typeof original>) => {
  const server = original(...parameters)
  guardServer(server, own)
  return server
}) as typeof original
