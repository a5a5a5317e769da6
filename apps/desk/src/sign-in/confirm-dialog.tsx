'use client'

import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../parts/button.styles.ts'
import { OpenDialog } from '../parts/dialog.styles.ts'
import { Problem } from '../parts/problem.styles.ts'
import { CodeForm } from './code-form.tsx'
import { authenticateWithPasskey, cancelPasskey } from './passkey.ts'
import { postSignIn } from './post-sign-in.ts'
import { refusalText } from './sign-in-texts.ts'

const NarrowDialog = styled(OpenDialog)`
  && {
    width: min(460px, 100vw - 2 * var(--edge));
  }

  && > div {
    display: grid;
    gap: var(--space-4);
  }
`

const TallButton = styled(Button)`
  &&& {
    min-height: 48px;
  }
`

export function ConfirmDialog({ onEnd }: { onEnd: (confirmed: boolean) => void }) {
  const [byCode, setByCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const cancel = () => {
    cancelPasskey()
    onEnd(false)
  }

  async function confirm() {
    if (busy) return
    setBusy(true)
    setError('')
    const answer = await authenticateWithPasskey('confirm')
    if (answer.status === 'confirmed') return onEnd(true)
    if (answer.status === 'cancelled') return
    const mailed = answer.status === 'code' ? await postSignIn({ action: 'request_confirm_code' }) : null
    setBusy(false)
    if (mailed?.status === 'sent') return setByCode(true)
    setError('text' in answer ? answer.text : refusalText(mailed ?? answer))
  }

  return (
    <NarrowDialog id="confirm" title="Confirm that it is you" closable={false} onClose={cancel}>
      <p>
        {byCode
          ? 'You have no passkey yet, so a code is on its way to your mailbox.'
          : 'The desk asks once more before this, and then not for five minutes.'}
      </p>
      {byCode ? (
        <CodeForm
          submitLabel="Confirm"
          success="confirmed"
          send={(code) => postSignIn({ action: 'confirm_with_code', code })}
          onDone={() => onEnd(true)}
        />
      ) : (
        <TallButton kind="primary" onClick={confirm} busy={busy} busyLabel="Waiting for you …" autoFocus>
          Confirm
        </TallButton>
      )}
      <TallButton onClick={cancel}>Cancel</TallButton>
      <Problem role="alert">{error}</Problem>
    </NarrowDialog>
  )
}
