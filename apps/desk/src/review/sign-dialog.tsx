import {
  cleanSentence,
  isWritten,
  maxSignerSentence,
  sentenceTemplates,
} from '@wiring/contract/desk/signer-sentence'
import { SignatureMark } from '@wiring/sheet/page/signature-mark.tsx'
import { TextField } from '@wiring/ui/field'
import { isHeld } from '@wiring/ui/held-keys'
import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import styled from 'styled-components'
import { Dialog } from '../parts/dialog.styles.ts'
import { Key } from '../parts/key.styles.ts'
import { keepTypedSentence, readTypedSentence } from '../shell/typed-sentence.ts'
import { DialogButton, DialogForm } from './text-dialog.styles.ts'
import type { Actions } from './use-actions.ts'

const Form = styled(DialogForm)`
  && {
    gap: var(--space-3);
  }
`

const SentenceField = styled(TextField)`
  && {
    min-height: 5.5rem;
  }
`

const Question = styled.p`
  max-width: none;
  padding: 10px 12px;
  border-left: 3px solid var(--yellow);
  background: color-mix(in srgb, var(--yellow) 18%, var(--sheet));
  font-weight: 600;
`

const Templates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

const Template = styled.button`
  min-height: 32px;
  padding: 4px 10px;
  border: 1px solid var(--rule);
  background: none;
  color: inherit;
  text-align: left;

  &:disabled {
    color: var(--gray-text);
    border-style: dashed;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`

const Mark = styled(SignatureMark)`
  && {
    width: min(200px, 100%);
    height: auto;
  }
`

const Typed = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 20px;
`

const TypedName = styled.bdi`
  font-size: 1.5rem;
  font-weight: 600;
  letter-spacing: -0.03em;
`

export interface Signer {
  name: string
  /** Null: the name stands in type. */
  signature_path: string | null
}

const fieldId = 'sign-text'

/** A plain Enter does not sign. */
export function SignDialog({ map, signer, actions }: { map: string; signer: Signer; actions: Actions }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => setTyped(readTypedSentence(map)), [map])
  useRefreshOnReturn(actions.signing === 'asking' && signer.signature_path === null)
  const change = (text: string) => {
    setTyped(text)
    setProblem(null)
    keepTypedSentence(map, text)
  }
  const submit = () => {
    const refusal = actions.signWith(typed)
    setProblem(refusal)
    if (refusal !== null) document.getElementById(fieldId)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    const signs = event.metaKey || event.ctrlKey
    if (!signs && !(event.target instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    if (signs && !isHeld(event.nativeEvent)) submit()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const length = cleanSentence(typed).length
  return (
    <Dialog id="sign" title="Sign and send" onClose={actions.closeSigning}>
      <Form onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
        {actions.question !== null && <Question role="status">{actions.question}</Question>}
        <SentenceField
          id={fieldId}
          label="One sentence of your own"
          hint="To this person alone. It stands under the drawing, above your signature."
          error={problem}
          rows={3}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
        <p className="ui-label" data-tone="quiet">{`${length} of ${maxSignerSentence}`}</p>
        <Templates role="group" aria-label="Begin with">
          {sentenceTemplates.map((template) => (
            <Template
              key={template}
              type="button"
              disabled={isWritten(typed)}
              onClick={() => {
                change(template)
                requestAnimationFrame(selectEnd)
              }}
            >
              {template}
            </Template>
          ))}
        </Templates>
        <SignersHand signer={signer} />
        <DialogButton kind="primary" type="submit">
          <span>
            <span>Sign as </span>
            <bdi>{signer.name}</bdi>
          </span>{' '}
          <Key>⌘ ↵</Key>
        </DialogButton>
      </Form>
    </Dialog>
  )
}

function SignersHand({ signer: { name, signature_path } }: { signer: Signer }) {
  if (signature_path !== null) return <Mark path={signature_path} name={`Signature of ${name}`} />
  return (
    <Typed>
      <TypedName>{name}</TypedName>
      <a href="/operators#signature" target="_blank" rel="noopener">
        Draw your signature, in a new tab
      </a>
    </Typed>
  )
}

function selectEnd(): void {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLTextAreaElement)) return
  field.focus()
  field.setSelectionRange(field.value.length - 1, field.value.length)
}

function useRefreshOnReturn(waits: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!waits) return
    const refresh = () => router.refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [router, waits])
}
