import { lookup } from 'node:dns/promises'
import { connect } from 'node:tls'
import { type Check, type Finding, hostOf, request } from './check.ts'

const renewalDays = 14
/** Beyond it signatures of webhooks and of visitors' addresses begin to be refused. */
const maxClockDifferenceMs = 30_000

export const nameCheck = (url: string): Check => ({
  name: `name of ${hostOf(url)}`,
  run: () =>
    lookup(hostOf(url)).then(
      () => null,
      () => ({
        problem: `${hostOf(url)} has no address in the DNS.`,
        remedy: 'Add an A or AAAA record for it at your registrar.',
      }),
    ),
})

/** ms since 1970 until which the certificate of a server holds. */
function certificateEnd(url: string): Promise<number> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within ten seconds')))
    socket.once('error', reject)
  })
}

export const certificateCheck = (url: string, now = Date.now): Check => ({
  name: `certificate of ${hostOf(url)}`,
  async run(): Promise<Finding> {
    if (new URL(url).protocol === 'http:')
      return hostOf(url) === 'localhost'
        ? null
        : { problem: `${url} is not encrypted.`, remedy: 'Give the address with https, and a certificate.' }
    const remedy = 'Renew it, and look why that did not happen by itself.'
    try {
      const days = Math.floor(((await certificateEnd(url)) - now()) / 86_400_000)
      return days >= renewalDays
        ? null
        : { problem: `The certificate of ${hostOf(url)} ends in ${days} days.`, remedy }
    } catch (error) {
      return { problem: `The certificate of ${hostOf(url)} is refused: ${(error as Error).message}.`, remedy }
    }
  },
})

export const clockCheck = (url: string): Check => ({
  name: `clock of ${hostOf(url)}`,
  async run() {
    const answer = await request(url).catch(() => null)
    const told = Date.parse(answer?.headers.get('date') ?? '')
    if (Number.isNaN(told))
      return { problem: `${url} does not say what time it is.`, remedy: 'Look whether it answers at all.' }
    const difference = Math.round(Math.abs(told - Date.now()) / 1_000)
    return difference * 1_000 <= maxClockDifferenceMs
      ? null
      : {
          problem: `The clocks of ${hostOf(url)} and of this machine are ${difference} seconds apart.`,
          remedy: 'Let both follow a time server (timedatectl set-ntp true).',
        }
  },
})
