import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'

const key = Symbol.for('wiring.visitorAddress')
const shared = globalThis as { [key]?: AsyncLocalStorage<string | null> }
// Next bundles proxy and routes separately: only a global is shared.
shared[key] ??= new AsyncLocalStorage()
const store = shared[key]

export function visitorAddress(): string | null {
  return store.getStore() ?? null
}

export function withVisitorAddress<T>(address: string | null, handle: () => T): T {
  return store.run(address, handle)
}

/** The peer, or the `X-Forwarded-For` entry of the outermost trusted proxy. */
export function clientAddress(
  trustedHops: number,
  peer: string | undefined,
  forwardedFor: string | undefined,
): string | null {
  const entries = forwardedFor === undefined ? [] : forwardedFor.split(',')
  const chain = [...entries, peer ?? '']
  return normalizeAddress(chain[Math.max(0, chain.length - 1 - trustedHops)] ?? '')
}

function normalizeAddress(written: string): string | null {
  const bare = written
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '')
  return isIP(bare) === 0 ? null : bare
}
