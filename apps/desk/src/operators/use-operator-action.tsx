'use client'

import type { DeskInput } from '@wiring/contract/desk/actions'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styled from 'styled-components'
import type { BrowserAction } from '../desk-api/browser-actions.ts'
import { postAction } from '../desk-api/post-action.ts'
import { refusalText } from '../desk-api/refusal-text.ts'
import { useConfirmation } from '../sign-in/confirmation.tsx'

const Status = styled.p<{ $failed: boolean }>`
  color: ${({ $failed }) => $failed && 'var(--red-text)'};
  font-weight: 600;

  &:empty {
    display: none;
  }
`

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
    const ok = status === 'ok'
    setOutcome({ ok, text: ok ? done : (problem ?? refusalText('Not done', status)) })
    // It would lead to the sign-in, away from what is typed.
    if (status !== 'signed_out') router.refresh()
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
