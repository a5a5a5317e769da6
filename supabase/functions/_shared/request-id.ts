import { AsyncLocalStorage } from 'node:async_hooks'

export const requestIdHeader = 'x-request-id'

const ids = new AsyncLocalStorage<string>()

/** The proxy's where a server of ours calls, else a new one. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(requestIdHeader) ?? ''
  return /^[0-9a-f]{32}$/.test(given) ? given : crypto.randomUUID().replaceAll('-', '')
}

export const requestId = (): string | undefined => ids.getStore()

export const withRequestId = <T>(id: string, handle: () => T): T => ids.run(id, handle)
