import type { JsonObject } from './documents/lake-document.ts'

export class LakeError extends Error {
  status: number
  body: JsonObject

  constructor(status: number, message: string, body: JsonObject) {
    super(message)
    this.status = status
    this.body = body
  }
}

const names: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  501: 'Not Implemented',
}

export function httpError(status: number, message: string): LakeError {
  return new LakeError(status, message, { statusCode: status, error: names[status] ?? 'Error', message })
}

export function notSupported(what: string): LakeError {
  return httpError(
    501,
    `The local content lake does not support ${what}. Use a hosted Sanity project for this (see README).`,
  )
}

export function badRequest(description: string, type = 'validationError'): LakeError {
  return new LakeError(400, description, { error: { description, type }, statusCode: 400 })
}

export function mutationError(index: number, type: string, description: string, more: JsonObject = {}) {
  return new LakeError(409, description, {
    error: {
      description: `The mutation(s) failed: ${description}`,
      items: [{ error: { description, type, ...more }, index }],
      type: 'mutationError',
    },
    statusCode: 409,
  })
}

export function queryError(query: string, description: string, position: number): LakeError {
  return new LakeError(400, description, {
    error: { description, query, start: position, end: query.length, type: 'queryParseError' },
    statusCode: 400,
  })
}
