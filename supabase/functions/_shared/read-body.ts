import { readBody } from '@wiring/contract/read-body'
import * as z from 'zod'

export async function readJsonText(request: Request, maxBytes: number): Promise<string | null> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  return type === 'application/json' ? await readBody(request, maxBytes) : null
}

export async function parseBody<Body extends z.core.$ZodType>(
  request: Request,
  maxBytes: number,
  schema: Body,
): Promise<z.output<Body> | null> {
  const text = await readJsonText(request, maxBytes)
  const parsed = text === null ? null : z.safeParse(schema, parseJson(text))
  return parsed?.success ? parsed.data : null
}

const strings = /"[^"\\]*(?:\\.[^"\\]*)*"/gs

function countMembers(value: unknown): number {
  let count = 0
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const parts = Object.values(next)
    if (!Array.isArray(next)) count += parts.length
    for (const part of parts) open.push(part)
  }
  return count
}

/** Undefined for invalid JSON or duplicate keys: parsers differ in which one they take. */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  // Outside strings each colon belongs to one member.
  const written = text.replace(strings, '').split(':').length - 1
  return written === countMembers(value) ? value : undefined
}
