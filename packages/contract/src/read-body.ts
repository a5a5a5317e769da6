/** `null` over `maxBytes`: it stops reading there. Throws when the stream is broken off. */
export async function readUpTo(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** `null` when broken off or over `maxBytes`. */
export async function readBytes(
  { body }: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return new Uint8Array()
  return await readUpTo(body, maxBytes).catch(() => null)
}

/** `null` when invalid or over `maxBytes`. */
export async function readBody(request: Request, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, maxBytes)
  try {
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** `undefined` when invalid or over `maxBytes`. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request, maxBytes)) ?? '')
  } catch {
    return undefined
  }
}
