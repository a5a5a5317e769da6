import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Ports on 127.0.0.1 that nothing listens on. */
export async function unusedPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) server.close()
  return ports
}

export async function unusedPort(): Promise<number> {
  const [port = 0] = await unusedPorts(1)
  return port
}
