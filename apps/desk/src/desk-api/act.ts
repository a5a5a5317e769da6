'use client'

import type { Denial } from '@wiring/session/desk/access'
import type { DeskAnswer, DeskInput } from '@wiring/session/desk/actions'
import type { BrowserAction } from './browser-actions.ts'

/** The network, the desk's server or the function is away. */
export interface Unavailable {
  status: 'unavailable'
}

const timeoutMs = 20_000

/** Does one action of the signed-in operator. Never throws. */
export async function act<Name extends BrowserAction>(
  action: Name,
  input: DeskInput<Name>,
): Promise<DeskAnswer<Name> | Denial | Unavailable> {
  try {
    const response = await fetch('/api/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, input }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return { status: 'unavailable' }
    return (await response.json()) as DeskAnswer<Name> | Denial
  } catch {
    return { status: 'unavailable' }
  }
}
