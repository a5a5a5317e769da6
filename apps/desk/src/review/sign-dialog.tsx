import {
  cleanSentence,
  isWritten,
  maxSignerSentence,
  sentenceTemplates,
} from '@wiring/contract/desk/signer-sentence'
import { SignatureMark } from '@wiring/sheet/page/signature-mark.tsx'
import { Button } from '@wiring/ui/button'
import { Dialog } from '@wiring/ui/dialog'
import { TextField } from '@wiring/ui/field'
import { isHeld } from '@wiring/ui/held-keys'
import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react'
import { keepTypedSentence, readTypedSentence } from '../shell/typed-sentence.ts'
import type { Actions } from './use-actions.ts'

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
      <form className="text-dialog sign-dialog" onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
        {actions.question !== null && (
          <p className="sign-question" role="status">
            {actions.question}
          </p>
        )}
        <TextField
          id={fieldId}
          label="One sentence of your own"
          hint="To this person alone. It stands under the drawing, above your signature."
          error={problem}
          rows={3}
          value={typed}
          onChange={(event) => change(event.target.value)}
        />
        <p className="ui-label" data-tone="quiet">{`${length} of ${maxSignerSentence}`}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not be one field */}
        <div className="sign-templates" role="group" aria-label="Begin with">
          {sentenceTemplates.map((template) => (
            <button
              key={template}
              type="button"
              disabled={isWritten(typed)}
              onClick={() => {
                change(template)
                requestAnimationFrame(selectEnd)
              }}
            >
              {template}
            </button>
          ))}
        </div>
        <SignersHand signer={signer} />
        <Button kind="primary" type="submit">
          <span>
            <span>Sign as </span>
            <bdi>{signer.name}</bdi>
          </span>{' '}
          <kbd>⌘ ↵</kbd>
        </Button>
      </form>
    </Dialog>
  )
}

function SignersHand({ signer: { name, signature_path } }: { signer: Signer }) {
  if (signature_path !== null) return <SignatureMark path={signature_path} name={`Signature of ${name}`} />
  return (
    <p className="sign-typed">
      <bdi>{name}</bdi>
      <a href="/operators#signature" target="_blank" rel="noopener">
        Draw your signature, in a new tab
      </a>
    </p>
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
