import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}

export class Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As sent. */
  readonly bytes: Buffer
  readonly milliseconds: number

  constructor(status: number, headers: IncomingHttpHeaders, bytes: Buffer, milliseconds: number) {
    this.status = status
    this.headers = headers
    this.bytes = bytes
    this.milliseconds = milliseconds
  }

  get text(): string {
    const encoding = this.headers['content-encoding']
    if (encoding === 'br') return brotliDecompressSync(this.bytes).toString('utf8')
    return (encoding === 'gzip' ? gunzipSync(this.bytes) : this.bytes).toString('utf8')
  }
}

/** The connection ended before anything of the answer came: a browser asks again on another one. */
export class Unanswered extends Error {}
