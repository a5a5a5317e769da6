import type { ServerResponse } from 'node:http'
import { LakeError } from '../lake-error.ts'
import type { Caller } from './caller.ts'

export function setCorsHeaders(response: ServerResponse, caller: Caller): void {
  response.setHeader('vary', 'origin')
  if (caller.allowedOrigin === undefined) return
  response.setHeader('access-control-allow-origin', caller.allowedOrigin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'content-length, content-disposition, x-sanity-shard')
}

export function sendPreflight(response: ServerResponse, caller: Caller, wanted: string | undefined): void {
  if (caller.allowedOrigin !== undefined) {
    response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS')
    response.setHeader('access-control-allow-headers', wanted ?? '')
    response.setHeader('access-control-max-age', '600')
  }
  response.writeHead(caller.allowedOrigin === undefined ? 403 : 204).end()
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}

export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (error instanceof LakeError) {
    // The rest of the body is not read, so the connection cannot be reused.
    if (error.status === 413) response.setHeader('connection', 'close')
    sendJson(response, error.status, error.body)
    return
  }
  console.error('content lake:', error)
  sendJson(response, 500, {
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'The local content lake made a mistake; its log has the details.',
  })
}
