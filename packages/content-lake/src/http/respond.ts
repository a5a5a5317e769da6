import type { ServerResponse } from 'node:http'
import { LakeError } from '../lake-error.ts'
import type { Caller } from './caller.ts'

/** CORS headers for allowed origins only. */
export function allowOrigin(response: ServerResponse, caller: Caller): void {
  response.setHeader('vary', 'origin')
  if (caller.allowedOrigin === undefined) return
  response.setHeader('access-control-allow-origin', caller.allowedOrigin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'content-length, content-disposition, x-sanity-shard')
}

/** 204 for an allowed origin, else 403. */
export function answerPreflight(response: ServerResponse, caller: Caller, wanted: string | undefined): void {
  if (caller.allowedOrigin !== undefined) {
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
    response.setHeader('access-control-allow-headers', wanted ?? '')
    response.setHeader('access-control-max-age', '600')
  }
  response.writeHead(caller.allowedOrigin === undefined ? 403 : 204).end()
}

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}

/** Unknown errors are a 500 and go to stderr. */
export function answerError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (error instanceof LakeError) {
    // The rest of a refused body is not read, so the connection cannot be reused.
    if (error.status === 413) response.setHeader('connection', 'close')
    answerJson(response, error.status, error.body)
    return
  }
  console.error('content lake:', error)
  answerJson(response, 500, {
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'The local content lake made a mistake; its log has the details.',
  })
}
