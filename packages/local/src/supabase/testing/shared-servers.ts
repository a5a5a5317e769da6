import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database.ts'
import { buildDesk } from './desk-build.ts'
import { startFailingSmtp } from './failing-smtp.ts'
import { startLocalStack } from './local-stack.ts'
import { createDatabase, databaseNamed, startPlainPostgres } from './plain-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    sharedServers: string
    discardingSmtp: string
  }
}

const template = 'migrated'

/** Not on loopback, where the desk asks for a passkey. */
const environment = { DESK_URL: 'https://desk.example' }

/** A connection may take longer on a busy machine than the stack waits for one. */
async function migrate(url: string, attempts = 5): Promise<void> {
  try {
    const database = await openDatabase({ url })
    await database.close()
  } catch (error) {
    if (attempts === 1 || !/connection timeout/.test(String(error))) throw error
    await migrate(url, attempts - 1)
  }
}

async function startSharedPostgres() {
  const postgres = await startPlainPostgres()
  try {
    await createDatabase(postgres.url, template)
    await migrate(databaseNamed(postgres.url, template))
    return { ...postgres, template }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

interface Shared {
  stop: () => Promise<void> | void
}

async function start(path: string): Promise<Shared> {
  if (path === '/postgres') return startSharedPostgres()
  if (path === '/desk-build') return buildDesk().then(() => ({ stop: () => {} }))
  return startLocalStack(environment)
}

/**
 * Vitest's main process owns these servers, so that they end with the run. Each starts at its first use: a
 * stack per worker, whose files run one after another, one Postgres and one build of the desk for all.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Shared>>()
  const smtp = await startFailingSmtp(() => 250)
  // A test file may ask again just when an idle connection would be closed.
  const server = createServer({ keepAliveTimeout: 0 }, async ({ url = '' }, response) => {
    const shared = started.get(url) ?? start(url)
    started.set(url, shared)
    await shared.then(
      (description) => response.end(JSON.stringify(description)),
      (error: Error) => {
        // The next file tries again.
        started.delete(url)
        response.writeHead(500).end(error.message)
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('sharedServers', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  project.provide('discardingSmtp', `smtp://127.0.0.1:${smtp.port}`)
  return async () => {
    server.close()
    server.closeAllConnections()
    const ended = await Promise.allSettled(started.values())
    await Promise.all(ended.map((each) => each.status === 'fulfilled' && each.value.stop()))
    await smtp.stop()
  }
}
