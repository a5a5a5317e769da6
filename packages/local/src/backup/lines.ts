import type { Readable } from 'node:stream'

/** Not Node's readline, which also splits at U+2028 and U+2029, valid inside JSON. */
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
