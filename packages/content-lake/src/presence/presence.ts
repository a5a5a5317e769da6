import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isObject, type JsonObject, textOf } from '../documents/lake-document.ts'

const heartbeatMs = 10_000
const largestMessage = 64 * 1024

interface Peer {
  user: string
  subscriptions: Set<string>
  session: string | undefined
}

export function servePresence(server: Server, authorOf: (request: IncomingMessage) => string): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage })
  const peers = new Map<WebSocket, Peer>()
  const broadcast = (result: JsonObject) => {
    for (const [socket, { subscriptions }] of peers)
      for (const subscription of subscriptions)
        send(socket, { method: 'presence_subscription', params: { subscription, result } })
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const user = resultOrUndefined(() => authorOf(request))
    if (user === undefined || !/^\/v[^/]+\/socket\//.test(request.url ?? '')) {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (connected) => {
      const peer: Peer = { user, subscriptions: new Set(), session: undefined }
      peers.set(connected, peer)
      connected.on('message', (data) => respond(connected, peer, String(data), broadcast))
      connected.on('error', () => connected.terminate())
      connected.on('close', () => {
        peers.delete(connected)
        if (peer.session !== undefined)
          broadcast({ type: 'disconnect', i: peer.user, m: { session: peer.session } })
      })
    })
  })
  const heartbeat = setInterval(() => {
    for (const socket of peers.keys()) socket.send('♥')
  }, heartbeatMs)
  return () => {
    clearInterval(heartbeat)
    for (const socket of peers.keys()) socket.terminate()
    sockets.close()
  }
}

function respond(socket: WebSocket, peer: Peer, text: string, broadcast: (event: JsonObject) => void): void {
  const message = resultOrUndefined((): unknown => JSON.parse(text))
  if (!isObject(message)) return
  const params = isObject(message.params) ? message.params : {}
  const result = callMethod(peer, String(message.method), String(message.id), params, broadcast)
  if (result !== undefined) send(socket, { id: message.id, result })
  else send(socket, { id: message.id, error: { code: -32601, message: `Unknown method ${message.method}` } })
}

function callMethod(
  peer: Peer,
  method: string,
  id: string,
  params: JsonObject,
  broadcast: (event: JsonObject) => void,
): string | true | undefined {
  switch (method) {
    case 'presence_subscribe':
      peer.subscriptions.add(id)
      return id
    case 'presence_unsubscribe':
      peer.subscriptions.delete(String(params.subscriptionId))
      return true
    case 'presence_announce': {
      const data = isObject(params.data) ? params.data : {}
      peer.session = textOf(data.sessionId)
      broadcast({ type: 'state', i: peer.user, m: data })
      return true
    }
    case 'presence_rollcall':
      broadcast({ type: 'rollCall', i: peer.user, session: params.session })
      return true
    case 'presence_disconnect':
      broadcast({ type: 'disconnect', i: peer.user, m: { session: params.session } })
      return true
    case 'authorization':
      return true
    default:
      return undefined
  }
}

function send(socket: WebSocket, message: JsonObject): void {
  socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
}

function resultOrUndefined<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
