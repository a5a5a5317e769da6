import { parseJson } from './parse-json.ts'

/** The body as text, or `null` when it is over `maxBytes` or no valid UTF-8. Stops reading at the limit. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(whole)
  } catch {
    return null
  }
}

/** The JSON value of a body sent as JSON, without duplicate keys, or `undefined` for anything else. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const text = type === 'application/json' ? await readBody(request, maxBytes) : null
  return text === null ? undefined : parseJson(text)
}
