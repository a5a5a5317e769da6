'use client'

import { useState } from 'react'
import styled from 'styled-components'
import { CodeForm } from './code-form.tsx'
import { postSignIn, type SignInResult } from './post-sign-in.ts'
import { OtherWay, OtherWays, Title } from './sign-in.styles.ts'
import { refusalText } from './sign-in-texts.ts'

const Address = styled.bdi`
  overflow-wrap: anywhere;
  font-weight: 600;
`

const Status = styled.p`
  &:empty {
    display: none;
  }
`

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
      <Title>Enter the code</Title>
      <p>
        If <Address>{address}</Address> is an operator’s address, a mail with a code is on its way. The code
        works once, for ten minutes, in this browser.
      </p>
      <CodeForm
        large
        submitLabel="Sign in"
        success="signed_in"
        send={(code) => postSignIn({ action: 'sign_in_with_code', email: address, code })}
        onDone={onSignedIn}
      />
      <OtherWays>
        <OtherWay kind="quiet" onClick={resendCode}>
          Mail a new code
        </OtherWay>
        <OtherWay kind="quiet" onClick={onOtherAddress}>
          Another address
        </OtherWay>
      </OtherWays>
      <Status role="status">{notice}</Status>
    </>
  )
}
