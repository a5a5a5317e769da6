import type { IncomingMessage, ServerResponse } from 'node:http'
import { isObject, type JsonObject } from '../documents/lake-document.ts'
import { badRequest, httpError } from '../lake-error.ts'
import type { Caller } from './caller.ts'

const megabyte = 1024 * 1024

const jsonLimit = 4 * megabyte

export interface LakeRequest {
  method: string
  segments: string[]
  apiVersion: string
  url: URL
  caller: Caller
  incoming: IncomingMessage
  response: ServerResponse
}

export async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => httpError(413, `The body may have at most ${Math.floor(limit / megabyte)} MB.`)
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export async function readAnyJson(request: LakeRequest): Promise<unknown> {
  const text = (await readBody(request.incoming, jsonLimit)).toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON')
  }
}

export async function readJson(request: LakeRequest): Promise<JsonObject> {
  const value = await readAnyJson(request)
  if (isObject(value)) return value
  throw badRequest('The body is not a JSON object')
}

export function booleanParam(request: LakeRequest, name: string): boolean {
  return request.url.searchParams.get(name) === 'true'
}

export function groqParams(search: URLSearchParams): JsonObject {
  const entries = [...search].filter(([name]) => name.startsWith('$'))
  try {
    return Object.fromEntries(entries.map(([name, value]) => [name.slice(1), JSON.parse(value)]))
  } catch {
    throw badRequest('Each $parameter has to be JSON', 'queryParseError')
  }
}
