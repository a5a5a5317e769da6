import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sendControlCommand } from '@wiring/local/control'
import { repositoryRoot } from '@wiring/local/settings'
import { ports, testEnvironment, testFolder } from '../running-stack/test-stack.ts'

export interface CountingProxy {
  queries: string[]
  close: () => Promise<void>
}

const movedPort = 48_330

/** The lake moves to another port; `close` undoes it. */
export async function startCountingProxy(): Promise<CountingProxy> {
  await sendControlCommand('stop content-lake', testFolder)
  const lake = await startLake()
  const queries: string[] = []
  const agent = new Agent({ keepAlive: true })
  const proxy = createServer((incoming, answer) => {
    const query = queryOf(incoming)
    if (query !== null) queries.push(query)
    forward(incoming, answer, agent)
  })
  proxy.listen(ports.contentLake, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    queries,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      agent.destroy()
      const gone = once(lake, 'exit')
      lake.kill('SIGTERM')
      await gone
      await wait(200)
      await sendControlCommand('start content-lake', testFolder)
    },
  }
}

async function startLake(): Promise<ChildProcess> {
  const lake = spawn(process.execPath, ['packages/local/src/content-lake/main.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...testEnvironment, PORT_CONTENT_LAKE: String(movedPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(lake.stdout, 'data')
  return lake
}

function queryOf({ url = '' }: IncomingMessage): string | null {
  const { pathname, searchParams } = new URL(url, 'http://lake')
  return pathname.includes('/data/query/') ? (searchParams.get('query') ?? 'posted') : null
}

function forward(incoming: IncomingMessage, answer: ServerResponse, agent: Agent): void {
  const { method, url, headers } = incoming
  const onward = request(
    { host: '127.0.0.1', port: movedPort, method, path: url, headers, agent },
    (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers)
      back.pipe(answer)
    },
  )
  onward.on('error', () => answer.destroy())
  incoming.pipe(onward)
}
