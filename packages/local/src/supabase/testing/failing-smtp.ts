import { type AddressInfo, createServer, type Socket } from 'node:net'

interface Delivery {
  to: string
  messageId: string
}

/** A reply code, or `stall` to take the mail and never confirm it. */
export type SmtpReply = 250 | 421 | 550 | 'stall'

export async function startFailingSmtp(replyTo: (delivery: Delivery) => SmtpReply) {
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
      const said = replyTo(delivery)
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    deliveries,
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
