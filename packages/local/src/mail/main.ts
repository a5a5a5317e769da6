import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import MailDev from 'maildev'
import { dataFolder, ports } from '../settings.ts'

/**
 * The local mail inbox: maildev with its web page, its REST API (`GET /email`) and an SMTP port, on loopback only. Mails are
 * kept in the data folder and survive restarts.
 */
function start(): void {
  const { mail, smtp } = ports()
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
  inbox.listen((error) => {
    if (error) fail(error)
    console.log('ready')
  })
  const leave = () => inbox.close(() => process.exit(0))
  process.once('SIGTERM', leave)
  process.once('SIGINT', leave)
}

function fail(error: Error): never {
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(taken ? 'A port of the mail inbox is taken. Set PORT_MAIL or PORT_SMTP.' : error.message)
  process.exit(1)
}

process.once('uncaughtException', fail)
start()
