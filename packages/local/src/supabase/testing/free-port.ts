import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Below the range of outgoing connections, one of which could hold the port when its server starts. */
export const freePort = (): Promise<number> =>
  getPort({ host: '127.0.0.1', port: Array.from({ length: 100 }, () => randomInt(20_000, 32_000)) })
