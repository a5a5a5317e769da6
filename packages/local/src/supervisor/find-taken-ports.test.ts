import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { whileNothingHappens } from '../supabase/testing/pauses.ts'
import { findTakenPorts } from './find-taken-ports.ts'

const closingMs = 400

async function listening() {
  const server = createServer((socket) => socket.on('error', () => socket.destroy())).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

test('a port with a server is taken: the sentence names the variable that moves it', async () => {
  const { server, port } = await listening()
  const printed: string[] = []
  expect(await findTakenPorts({ site: port }, (sentence) => printed.push(sentence), closingMs)).toEqual([
    `Port ${port} (site) is taken by another program. Stop it, or choose another port: PORT_SITE=${port + 10} npm start`,
  ])
  expect(printed).toEqual([])
  server.close()
})

test('a port that an outgoing connection holds is waited for, and the wait is announced', async () => {
  const { server, port } = await listening()
  const outgoing = connect({ port, host: '127.0.0.1' })
  await once(outgoing, 'connect')
  const held = outgoing.localPort ?? 0
  const printed: string[] = []
  const asked = findTakenPorts({ contentLake: held }, (sentence) => printed.push(sentence), closingMs)
  await whileNothingHappens(2 * closingMs)
  outgoing.resetAndDestroy()
  expect(await asked).toEqual([])
  expect(printed).toEqual([expect.stringContaining(`Port ${held} (contentLake) is held by an outgoing`)])
  server.close()
})
