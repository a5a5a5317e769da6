'use client'

import type { DeskInput } from '@wiring/contract/desk/actions'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styled from 'styled-components'
import type { BrowserAction } from '../desk-api/browser-actions.ts'
import { postAction } from '../desk-api/post-action.ts'
import { useConfirmation } from '../sign-in/confirmation.tsx'

const Status = styled.p<{ $failed: boolean }>`
  color: ${({ $failed }) => $failed && 'var(--red-text)'};
  font-weight: 600;

  &:empty {
    display: none;
  }
`

const refusalTexts: Record<string, string> = {
  known: 'This address is an operator’s already.',
  not_found: 'This is gone already. Reload the page.',
  last_lead: 'Somebody must be a lead. Make another one first.',
  last_passkey: 'Your last passkey stays. Make another one first, then delete this one.',
  forbidden: 'Only a lead may do this.',
  second_factor: 'Make a passkey first.',
  confirm: 'Not done: it was not confirmed.',
  unavailable: 'The desk does not answer. Nothing is changed; try again in a moment.',
}

export function useOperatorAction() {
  const withConfirmation = useConfirmation()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState({ ok: true, text: '' })

  async function run<Name extends BrowserAction>(
    name: Name,
    input: DeskInput<Name>,
    done: string,
  ): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setOutcome({ ok: true, text: '' })
    const answer: { status: string; problem?: string } = await withConfirmation(() => postAction(name, input))
    const { status, problem } = answer
    setBusy(false)
    if (status === 'signed_out') window.location.assign('/sign-in?next=/operators')
    const ok = status === 'ok'
    setOutcome({ ok, text: ok ? done : (problem ?? refusalTexts[status] ?? '') })
    router.refresh()
    return ok
  }

  return { run, busy, outcome, setOutcome }
}

export function ActionStatus({ outcome }: { outcome: { ok: boolean; text: string } }) {
  return (
    <Status role="status" $failed={!outcome.ok}>
      {outcome.text}
    </Status>
  )
}
