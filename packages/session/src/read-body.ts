/** `null` when invalid or over `maxBytes`. Stops reading there. */
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

/** `undefined` when invalid or over `maxBytes`. */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request, maxBytes)) ?? '')
  } catch {
    return undefined
  }
}
