import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Starts as Next does: it prepares itself when it listens. `ready`: what the app waits for. */
const program = (port: number, ready: string) => `
import { createServer } from 'node:http'
import { openPort, portOpened } from ${here('./open-port.ts')}
const asked = () => fetch('http://127.0.0.1:${port}').then(({ status }) => status, () => 'refused')
let prepared = 0
const server = createServer((request, response) => response.end('prepared ' + prepared))
server.on('listening', async () => {
  prepared += 1
  console.log(await asked())
  const ready = ${ready}
  await openPort([ready], false)
  await portOpened()
  console.log(await asked(), await fetch('http://127.0.0.1:${port}').then((answer) => answer.text()))
  process.exit(0)
})
server.listen(${port}, '127.0.0.1')
`

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

/** Exit code and what it said. */
async function run(ready: string, preload: string[]) {
  const input = ['--input-type=module', '--eval', program(await freePort(), ready)]
  const child = spawn(process.execPath, [...preload, ...input], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const startedAt = Date.now()
  const [code] = await once(child, 'exit')
  return { code, said: (await said).join(''), ms: Date.now() - startedAt }
}

const preload = ['--import', new URL('./listen-when-ready.ts', import.meta.url).href]

test('nobody gets through before the app is ready, and the server prepares itself once', async () => {
  expect(await run('asked()', preload)).toMatchObject({ code: 0, said: 'refused\n200 prepared 1\n' })
})

test('what fails or never comes keeps nobody out for longer than 5 s', async () => {
  const [failed, never] = await Promise.all([
    run('Promise.reject(new Error())', preload),
    run('new Promise(() => {})', preload),
  ])
  expect(failed).toMatchObject({ code: 0, said: 'refused\n200 prepared 1\n' })
  expect(never).toMatchObject({ code: 0, said: 'refused\n200 prepared 1\n' })
  expect(never.ms).toBeGreaterThan(4_900)
})

test('a program that was started without it ends, and says how to start it', async () => {
  const { code, said } = await run('asked()', [])
  expect(code).toBe(1)
  expect(said).toContain('use `npm start`, or the server.js of a release')
})
