import type { DeskInput } from '@wiring/contract/desk/actions'
import { parseEmail } from '@wiring/session/email'
import { Field, TextField } from '@wiring/ui/field'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { postAction } from '../desk-api/post-action.ts'
import { Button } from '../parts/button.styles.ts'
import { QuietText } from '../parts/text.styles.ts'
import { useConfirmation } from '../sign-in/confirmation.tsx'
import { Action } from './action.tsx'
import type { Outcome } from './delivery-texts.ts'

interface OtherAddressProps {
  seen: DeskInput<'send_to_me'>
  run: (action: () => Promise<Outcome>, done: string) => Promise<void>
  busy: boolean
}
type Problems = { email?: string; note?: string }

const Form = styled.form`
  display: grid;
  justify-items: stretch;
  gap: 12px;
  width: 100%;
`

const Send = styled(Button)`
  justify-self: start;
`

/** For refused mail. Every operator and the old address hear of it. */
export function OtherAddress({ seen, run, busy }: OtherAddressProps) {
  const withConfirmation = useConfirmation()
  const [problems, setProblems] = useState<Problems>({})

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const email = parseEmail(text('email'))?.address
    const note = text('note')
    const found: Problems = {
      ...(email === undefined && { email: 'Please enter a valid email address.' }),
      ...(note === '' && { note: 'Say how you know: the address opens somebody’s map.' }),
    }
    setProblems(found)
    const first = form.elements.namedItem(found.email ? 'email' : 'note')
    if (email === undefined || note === '') return first instanceof HTMLElement && first.focus()
    return run(
      () => withConfirmation(() => postAction('correct_address', { ...seen, email, note })),
      'The map is on its way to the new address. The earlier links are closed.',
    )
  }

  return (
    <Action title="Send it to another address">
      <QuietText>
        When the applicant gave you another one. It takes the place of the refused address, the earlier links
        close, and every operator gets a mail.
      </QuietText>
      <Form onSubmit={send} noValidate>
        <Field
          id="other-address"
          name="email"
          type="email"
          label="New address of the applicant"
          error={problems.email}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField
          id="other-address-note"
          name="note"
          label="How you know it"
          rows={2}
          maxLength={2_000}
          error={problems.note}
        />
        <Send type="submit" busy={busy} busyLabel="Sending …">
          Send to this address
        </Send>
      </Form>
    </Action>
  )
}
