import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type PortName, portVariable } from '../settings.ts'

/** How long a port may be held by an outgoing connection (ms); systems let go of one within a minute. */
const longestWait = 90_000

/** A server that is just ending gets this long (ms). */
const shortWait = 3_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)))
  })
}

function isListenedTo(port: number): Promise<boolean> {
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

/**
 * Some defaults lie where systems pick ports for outgoing connections. Such a one has no server and is free again when
 * that connection is gone, which may take a while.
 */
async function becomesFree(name: PortName, port: number, say: (sentence: string) => void): Promise<boolean> {
  const begun = Date.now()
  for (let told = false; !(await isFree(port)); await wait(300)) {
    const listened = await isListenedTo(port)
    if (Date.now() - begun > (listened ? shortWait : longestWait)) return false
    if (told || listened) continue
    told = true
    say(
      `Port ${port} (${name}) is held by an outgoing connection, not by a server. Waiting up to ${longestWait / 1000} s until it is free …`,
    )
  }
  return true
}

/** One sentence for each port that another program holds, with the way out; empty when all are free. */
export async function takenPorts(
  wanted: Partial<Record<PortName, number>>,
  say: (sentence: string) => void = console.error,
): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(wanted).map(async ([name, port]) => ({
      name: name as PortName,
      port,
      free: await becomesFree(name as PortName, port, say),
    })),
  )
  return checked
    .filter((each) => !each.free)
    .map(({ name, port }) => {
      const variable = portVariable(name)
      return `Port ${port} (${name}) is taken by another program. Stop it, or choose another port: ${variable}=${port + 10} npm start`
    })
}
