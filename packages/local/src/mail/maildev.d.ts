declare module 'maildev' {
  interface Options {
    smtp: number
    web: number
    ip: string
    webIp: string
    mailDirectory: string
    silent: boolean
  }
  export default class MailDev {
    constructor(options: Options)
    listen(done: (error?: Error) => void): void
    close(done: () => void): void
  }
}

declare module 'maildev/lib/web.js' {
  const web: { server: import('node:http').Server | null }
  export default web
}
