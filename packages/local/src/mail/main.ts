import { mkdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { guardServer } from '@wiring/content-lake/guard-server'
import MailDev from 'maildev'
import web from 'maildev/lib/web.js'
import { allowedAddresses } from '../allowed-addresses/allowed-addresses.ts'
import { dataFolder, ports } from '../settings.ts'

function start(): void {
  const port = ports()
  const { mail, smtp } = port
  const mailDirectory = join(dataFolder, 'mail')
  mkdirSync(mailDirectory, { recursive: true })
  const inbox = new MailDev({
    smtp,
    web: mail,
    ip: '127.0.0.1',
    webIp: '127.0.0.1',
    mailDirectory,
    silent: true,
  })
  if (web.server === null) throw new Error('The mail inbox has no web server.')
  guardServer(web.server, allowedAddresses(port))
  web.server.prependListener('request', (_, response) => removeCorsHeader(response))
  inbox.listen((error) => {
    if (error) fail(error)
    console.log('ready')
  })
  const stop = () => inbox.close(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** maildev lets every origin read every mail. */
function removeCorsHeader(response: ServerResponse): void {
  const set = response.setHeader.bind(response)
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'access-control-allow-origin' ? response : set(name, value)
}

function fail(error: Error): never {
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? 'A port of the mail inbox is taken. Set PORT_MAIL or PORT_SMTP.' : error.message)
  process.exit(1)
}

process.once('uncaughtException', fail)
start()
