'use client'

import type { DeskInput } from '@wiring/session/desk/actions'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { postAction } from '../desk-api/post-action.ts'
import type { BrowserAction } from '../desk-api/browser-actions.ts'
import { useConfirmation } from '../session/confirmation.tsx'

const sentences: Record<string, string> = {
  known: 'This address is an operator’s already.',
  not_found: 'This is gone already. Reload the page.',
  last_lead: 'Somebody must be a lead. Make another one first.',
  last_passkey: 'Your last passkey stays. Make another one first, then delete this one.',
  forbidden: 'Only a lead may do this.',
  second_factor: 'Make a passkey first.',
  confirm: 'Not done: it was not confirmed.',
  unavailable: 'The desk does not answer. Nothing is changed; try again in a moment.',
}

/** One at a time, then the screen is read again; `said` is the outcome. */
export function useOperatorAction() {
  const withConfirmation = useConfirmation()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState({ ok: true, words: '' })

  async function run<Name extends BrowserAction>(
    name: Name,
    input: DeskInput<Name>,
    done: string,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setSaid({ ok: true, words: '' })
    const { status }: { status: string } = await withConfirmation(() => postAction(name, input))
    setBusy(false)
    if (status === 'signed_out') window.location.assign('/sign-in?next=/operators')
    const ok = status === 'ok'
    setSaid({ ok, words: ok ? done : (sentences[status] ?? '') })
    router.refresh()
    return ok
  }

  return { run, busy, said, setSaid }
}

export function ActionStatus({ said }: { said: { ok: boolean; words: string } }) {
  return (
    <p role="status" className="said" data-ok={said.ok}>
      {said.words}
    </p>
  )
}
