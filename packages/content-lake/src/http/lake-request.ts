import type { IncomingMessage, ServerResponse } from 'node:http'
import { badRequest, refusal } from '../lake-error.ts'
import { isObject, type JsonObject } from '../store/lake-document.ts'
import type { Caller } from './caller.ts'

const megabyte = 1024 * 1024

/** As the hosted service for mutations. */
const jsonLimit = 4 * megabyte

export interface LakeRequest {
  method: string
  /** Without the version prefix, decoded. */
  segments: string[]
  /** `v1`, `vX` or `v2025-02-19`. */
  apiVersion: string
  url: URL
  caller: Caller
  incoming: IncomingMessage
  response: ServerResponse
}

/** Throws 413 as soon as the body is known to be larger than `limit` bytes. */
export async function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => refusal(413, `The body may have at most ${Math.floor(limit / megabyte)} MB.`)
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

/** Throws 400 or 413. */
export async function readAnyJson(request: LakeRequest): Promise<unknown> {
  const text = (await readBody(request.incoming, jsonLimit)).toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON')
  }
}

/** Throws 400 or 413. */
export async function readJson(request: LakeRequest): Promise<JsonObject> {
  const value = await readAnyJson(request)
  if (isObject(value)) return value
  throw badRequest('The body is not a JSON object')
}

export function flag(request: LakeRequest, name: string): boolean {
  return request.url.searchParams.get(name) === 'true'
}

/** `$name=<JSON>`. Throws 400. */
export function groqParams(search: URLSearchParams): JsonObject {
  const entries = [...search].filter(([name]) => name.startsWith('$'))
  try {
    return Object.fromEntries(entries.map(([name, value]) => [name.slice(1), JSON.parse(value)]))
  } catch {
    throw badRequest('Each $parameter has to be JSON', 'queryParseError')
  }
}
