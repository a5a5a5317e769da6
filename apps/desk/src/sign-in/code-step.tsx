'use client'

import { Button } from '@wiring/ui/button'
import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { postSignIn, type SignInResult } from './post-sign-in.ts'
import { refusalText } from './sign-in-texts.ts'

interface CodeStepProps {
  address: string
  onSignedIn: (answer: SignInResult) => void
  onOtherAddress: () => void
}

/** Does not tell whether the address is known: a stranger would learn who works here. */
export function CodeStep({ address, onSignedIn, onOtherAddress }: CodeStepProps) {
  const [notice, setNotice] = useState('')

  async function resendCode() {
    setNotice('')
    const answer = await postSignIn({ action: 'request_code', email: address })
    setNotice(
      answer.status === 'sent'
        ? 'A new code is on its way. The one before no longer works.'
        : refusalText(answer),
    )
  }

  return (
    <>
      <h1>Enter the code</h1>
      <p>
        If <bdi className="address">{address}</bdi> is an operator’s address, a mail with a code is on its
        way. The code works once, for ten minutes, in this browser.
      </p>
      <CodeForm
        submitLabel="Sign in"
        success="signed_in"
        send={(code) => postSignIn({ action: 'sign_in_with_code', email: address, code })}
        onDone={onSignedIn}
      />
      <div className="others">
        <Button kind="quiet" onClick={resendCode}>
          Mail a new code
        </Button>
        <Button kind="quiet" onClick={onOtherAddress}>
          Another address
        </Button>
      </div>
      <p role="status">{notice}</p>
    </>
  )
}
