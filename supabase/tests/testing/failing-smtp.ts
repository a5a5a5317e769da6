import { createServer, type Socket } from 'node:net'

export interface Delivery {
  to: string
  messageId: string
}

/** What the server says to one mail: a reply code, or `stall` to take the mail and never confirm it. */
export type Verdict = 250 | 421 | 550 | 'stall'

/** Speaks just enough SMTP to take a mail, with the verdict under the test's control. */
export async function startFailingSmtp(port: number, verdict: (delivery: Delivery) => Verdict) {
  const deliveries: Delivery[] = []
  const sockets = new Set<Socket>()
  const serve = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    const reply = (line: string) => socket.write(`${line}\r\n`)
    let [inData, to, text] = [false, '', '']
    const finish = () => {
      const delivery = { to, messageId: /^message-id: (.*)$/im.exec(text)?.[1] ?? '' }
      const said = verdict(delivery)
      if (said === 250 || said === 'stall') deliveries.push(delivery)
      if (said !== 'stall') reply(said === 250 ? '250 ok' : `${said} no, ${to}`)
      ;[inData, text] = [false, '']
    }
    const command = (line: string) => {
      if (/^rcpt/i.test(line)) to = /<(.*)>/.exec(line)?.[1] ?? ''
      if (/^data/i.test(line)) {
        inData = true
        reply('354 go on')
      } else reply(/^quit/i.test(line) ? '221 bye' : '250 ok')
    }
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!inData) command(line)
        else if (line === '.') finish()
        else text += `${line}\n`
      }
    })
    reply('220 unruly')
  }
  const server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    deliveries,
    /** Of use where 0 asked for a free one. */
    port: typeof address === 'object' && address !== null ? address.port : port,
    /** Drops every connection where it stands. */
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
