/**
 * `node --import` of each app, before Next: the port opens when the app says so (`openPort`). By itself Next
 * listens first and loads the app then, so that its first answers pass `guardHttp` by.
 */
import { Server } from 'node:http'
import { openingPort } from './opening-port.ts'

const { listen } = Server.prototype

Server.prototype.listen = function (this: Server, ...where: Parameters<typeof listen>) {
  // Next's is the first server of the process, and the only one that waits.
  Reflect.deleteProperty(Server.prototype, 'listen')
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = () => {
      // Those that ran below. Next would prepare itself a second time.
      this.removeAllListeners('listening')
      this.once('listening', resolve)
      listen.apply(this, where)
    }
  })
  openingPort.set({ open, opened })
  // In this event Next loads the app; it asks for no address that it does not have.
  process.nextTick(() => this.emit('listening'))
  return this
} as typeof listen
