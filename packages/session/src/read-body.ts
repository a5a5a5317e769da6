/** `null` over `maxBytes` or for invalid UTF-8. Stops reading at the limit. */
export async function readBody({ body }: Request, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return null
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return null
  }
}

/** `undefined` for invalid JSON or UTF-8, or over `maxBytes`. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request, maxBytes)) ?? '')
  } catch {
    return undefined
  }
}
