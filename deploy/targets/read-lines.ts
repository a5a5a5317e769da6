import type { Readable } from 'node:stream'

/** Node's readline also splits at U+2028 and U+2029, which are valid inside JSON. */
export async function* readLines(stream: Readable): AsyncGenerator<string> {
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
