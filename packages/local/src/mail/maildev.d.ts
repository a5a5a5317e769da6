/** The part of maildev 2.2.1 that we use; it ships no types. */
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
