import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import getPort from 'get-port'
import { type PortName, portVariable } from '../settings.ts'

const heldTimeoutMs = 90_000

const closingTimeoutMs = 3_000

const isFree = async (port: number) => (await getPort({ port, host: '127.0.0.1' })) === port

function hasListener(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect({ port, host: '127.0.0.1', timeout: 1000 })
    const end = (listened: boolean) => {
      probe.destroy()
      resolve(listened)
    }
    probe.once('connect', () => end(true))
    probe.once('timeout', () => end(true))
    probe.once('error', () => end(false))
  })
}

/** Some defaults are in the range of outgoing connections, which release a port after a while. */
async function waitUntilFree(
  name: PortName,
  port: number,
  print: (sentence: string) => void,
  closingMs: number,
): Promise<boolean> {
  const startedAt = Date.now()
  for (let announced = false; !(await isFree(port)); await wait(300)) {
    const listened = await hasListener(port)
    if (Date.now() - startedAt > (listened ? closingMs : heldTimeoutMs)) return false
    if (announced || listened) continue
    announced = true
    print(
      `Port ${port} (${name}) is held by an outgoing connection, not by a server. Waiting up to ${heldTimeoutMs / 1000} s until it is free …`,
    )
  }
  return true
}

export async function findTakenPorts(
  wanted: Partial<Record<PortName, number>>,
  print: (sentence: string) => void = console.error,
  closingMs = closingTimeoutMs,
): Promise<string[]> {
  const sentences = await Promise.all(
    (Object.entries(wanted) as [PortName, number][]).map(async ([name, port]) => {
      if (await waitUntilFree(name, port, print, closingMs)) return []
      const move = `${portVariable(name)}=${port + 10} npm start`
      return `Port ${port} (${name}) is taken by another program. Stop it, or choose another port: ${move}`
    }),
  )
  return sentences.flat()
}
