'use client'

import type { AccessDenial } from '@wiring/contract/desk/access'
import type { DeskAnswer, DeskInput } from '@wiring/contract/desk/actions'
import type { BrowserAction } from './browser-actions.ts'

const timeoutMs = 20_000

/** Throws after the timeout. */
export const postJson = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })

interface Unavailable {
  status: 'unavailable'
}

/** Never throws. */
export async function postAction<Name extends BrowserAction>(
  action: Name,
  input: DeskInput<Name>,
): Promise<DeskAnswer<Name> | AccessDenial | Unavailable> {
  try {
    const response = await postJson('/api/act', { action, input })
    return response.ok ? await response.json() : { status: 'unavailable' }
  } catch {
    return { status: 'unavailable' }
  }
}
