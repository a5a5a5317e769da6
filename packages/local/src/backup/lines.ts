import type { Readable } from 'node:stream'

/**
 * The lines of a stream. Not Node's readline: that also ends a line at U+2028 and U+2029, which JSON may hold
 * as they are.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8')
  let parts: string[] = []
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n')
    parts.push(first)
    for (const other of others) {
      yield parts.join('')
      parts = [other]
    }
  }
  const rest = parts.join('')
  if (rest !== '') yield rest
}
