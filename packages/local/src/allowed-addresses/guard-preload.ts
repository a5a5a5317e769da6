import { createRequire } from 'node:module'
import { guardServer } from '@wiring/content-lake/guard-server'
import { ports } from '../settings.ts'
import { allowedAddresses } from './allowed-addresses.ts'

// The CommonJS object, which Next imports; a namespace cannot be changed.
const http: typeof import('node:http') = createRequire(import.meta.url)('node:http')
const original = http.createServer
const own = allowedAddresses(ports())

http.createServer = ((...parameters: Parameters<typeof original>) => {
  const server = original(...parameters)
  guardServer(server, own)
  return server
}) as typeof original
