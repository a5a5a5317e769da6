/** Session ids and map addresses open what they name. Next writes messages of errors, which may hold one. */
const secrets = /(?<![0-9a-f])(?:[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9a-f])/gi

export const redacted = (text: string): string =>
  text.replace(secrets, (secret) => `${secret.slice(0, 4)}…(redacted)`)

/** For everything that this process writes. */
export function redactLog(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (chunk: unknown, ...rest: unknown[]) => boolean
    stream.write = ((chunk: unknown, ...rest: unknown[]) =>
      write(typeof chunk === 'string' ? redacted(chunk) : chunk, ...rest)) as typeof stream.write
  }
}
