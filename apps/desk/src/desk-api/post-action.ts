'use client'

import type { Denial } from '@wiring/session/desk/access'
import type { DeskAnswer, DeskInput } from '@wiring/session/desk/actions'
import type { BrowserAction } from './browser-actions.ts'
import { postJson } from './post-json.ts'

interface Unavailable {
  status: 'unavailable'
}

/** Never throws. */
export async function postAction<Name extends BrowserAction>(
  action: Name,
  input: DeskInput<Name>,
): Promise<DeskAnswer<Name> | Denial | Unavailable> {
  try {
    const response = await postJson('/api/act', { action, input })
    return response.ok ? await response.json() : { status: 'unavailable' }
  } catch {
    return { status: 'unavailable' }
  }
}
