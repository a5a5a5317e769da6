import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'

const key = Symbol.for('wiring.visitorAddress')
const shared = globalThis as { [key]?: AsyncLocalStorage<string | null> }
// Next bundles the proxy, the routes and the instrumentation apart; only a global is the same for all of them.
shared[key] ??= new AsyncLocalStorage()
const store = shared[key]

/**
 * The address of the visitor whose request is being handled, or `null` when it is unknown. It is never read from a
 * header that a visitor can send: `guardHttp` takes it from the socket.
 */
export function visitorAddress(): string | null {
  return store.getStore() ?? null
}

/** Runs `handle` so that `visitorAddress()` answers `address` in it and in everything it awaits. */
export function withVisitorAddress<T>(address: string | null, handle: () => T): T {
  return store.run(address, handle)
}

/**
 * The address that counts: without trusted proxies the socket's own peer; with `trustedHops` of them the entry of
 * `X-Forwarded-For` that the outermost of these wrote. `null` if that entry is no IP address.
 */
export function addressBehind(
  trustedHops: number,
  peer: string | undefined,
  forwardedFor: string | undefined,
): string | null {
  const entries = forwardedFor === undefined ? [] : forwardedFor.split(',')
  const chain = [...entries, peer ?? '']
  return plainAddress(chain[Math.max(0, chain.length - 1 - trustedHops)] ?? '')
}

/** Without port, brackets and the IPv6 form of an IPv4 address. */
function plainAddress(written: string): string | null {
  const bare = written
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '')
  return isIP(bare) === 0 ? null : bare
}
