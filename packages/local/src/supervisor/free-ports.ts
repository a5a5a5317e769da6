import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type PortName, portVariable } from '../settings.ts'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)))
  })
}

/** Some defaults lie where systems pick ports for outgoing connections: such a one is free again a moment later. */
async function becomesFree(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await isFree(port)) return true
    await wait(300)
  }
  return false
}

/** One sentence for each port that another program holds, with the way out; empty when all are free. */
export async function takenPorts(wanted: Partial<Record<PortName, number>>): Promise<string[]> {
  const checked = await Promise.all(
    Object.entries(wanted).map(async ([name, port]) => ({
      name: name as PortName,
      port,
      free: await becomesFree(port),
    })),
  )
  return checked
    .filter((each) => !each.free)
    .map(({ name, port }) => {
      const variable = portVariable(name)
      return `Port ${port} (${name}) is taken by another program. Stop it, or choose another port: ${variable}=${port + 10} npm start`
    })
}
