import { readBody } from '@wiring/session/read-body'
import * as z from 'zod'
import { parseJson } from './parse-json.ts'

/** `null` for another type, over `maxBytes`, or invalid UTF-8. */
export async function readJsonText(request: Request, maxBytes: number): Promise<string | null> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  return type === 'application/json' ? await readBody(request, maxBytes) : null
}

/** `null` for a body that does not fit `schema` or has duplicate keys. */
export async function parseBody<Body extends z.core.$ZodType>(
  request: Request,
  maxBytes: number,
  schema: Body,
): Promise<z.output<Body> | null> {
  const text = await readJsonText(request, maxBytes)
  const parsed = text === null ? null : z.safeParse(schema, parseJson(text))
  return parsed?.success ? parsed.data : null
}
