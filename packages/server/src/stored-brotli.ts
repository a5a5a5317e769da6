import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { constants, brotliCompress as withCallback } from 'node:zlib'

const brotliCompress = promisify(withCallback)
const key = Symbol.for('wiring.storedBrotli')
/** Every page twice, with room for those that are looked up by mistake. */
const most = 64

/** Filled by Next's cache, which is loaded apart from the guard: only `globalThis` is shared. */
function store(): Map<string, Buffer> {
  const known: Map<string, Buffer> | undefined = Reflect.get(globalThis, key)
  if (known) return known
  const empty = new Map<string, Buffer>()
  Reflect.set(globalThis, key, empty)
  return empty
}

/** The best that there is: it takes a third of a second, and is made once for each version of a page. */
export const bestBrotli = (body: Buffer): Promise<Buffer> =>
  brotliCompress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })

/** `tag`: what the app sends with it as ETag. */
export async function keepBrotli(tag: string, text: string): Promise<void> {
  const kept = store()
  if (kept.has(tag)) return
  const body = await bestBrotli(Buffer.from(text))
  kept.set(tag, body)
  for (const oldest of [...kept.keys()].slice(0, -most)) kept.delete(oldest)
}

/** Not where it is refused (`br;q=0`). */
export const takesBrotli = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test([headers['accept-encoding'] ?? ''].flat().join())

/** An answer whose ETag is that of a kept page goes out as it is kept. */
export function sendKeptBrotli(request: IncomingMessage, response: ServerResponse): void {
  if (!takesBrotli(request)) return
  let kept: Buffer | undefined
  const { setHeader, writeHead, write, end } = response
  const head = writeHead.bind(response) as (...values: unknown[]) => ServerResponse
  response.setHeader = function (name, value) {
    kept = name.toLowerCase() === 'etag' ? store().get(String(value)) : kept
    if (kept === undefined || name.toLowerCase() !== 'etag') return setHeader.call(this, name, value)
    // Said now, so that Next leaves it alone. Of two encodings the tag is weak.
    setHeader.call(this, 'Content-Encoding', 'br')
    return setHeader.call(this, name, `W/${value}`)
  }
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (kept !== undefined && status === 304) response.removeHeader('Content-Encoding')
    else if (kept !== undefined) setHeader.call(response, 'Content-Length', kept.byteLength)
    return head(status, ...rest)
  }) as typeof writeHead
  response.write = ((...values: Parameters<typeof write>) =>
    kept === undefined ? write.apply(response, values) : true) as typeof write
  response.end = ((...values: Parameters<typeof end>) => {
    const isEmpty = request.method === 'HEAD' || response.statusCode === 304
    return kept === undefined || isEmpty ? end.apply(response, values) : end.call(response, kept, 'utf8')
  }) as typeof end
}
