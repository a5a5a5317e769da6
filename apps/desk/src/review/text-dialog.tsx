'use client'

import { TextField } from '@wiring/ui/field'
import { isHeld } from '@wiring/ui/held-keys'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../parts/dialog.styles.ts'
import { Key } from '../parts/key.styles.ts'
import { readTab, removeTab, saveTab } from '../shell/tab-storage.ts'
import { DialogButton, DialogForm } from './text-dialog.styles.ts'

interface TextDialogProps {
  id: string
  /** What is typed for it survives a reload. */
  map: string
  title: ReactNode
  label: string
  hint: ReactNode
  maxLength: number
  submit: string
  children?: ReactNode
  /** True closes the dialog; a string is the error. */
  onSubmit: (text: string, form: FormData) => Promise<true | string>
}

export function TextDialog({
  id,
  map,
  title,
  label,
  hint,
  maxLength,
  submit,
  children,
  onSubmit,
}: TextDialogProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const key = `desk.typed.${map}.${id}`
  useEffect(() => setText(readTab(key) ?? ''), [key])
  const change = (typed: string) => {
    setText(typed)
    if (typed === '') removeTab(key)
    else saveTab(key, typed)
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const done = await onSubmit(text, new FormData(event.currentTarget))
    setBusy(false)
    if (done !== true) return setError(done)
    change('')
    setError(null)
    const dialog = document.getElementById(id)
    if (dialog instanceof HTMLDialogElement) dialog.close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLTextAreaElement) || event.shiftKey) return
    event.preventDefault()
    if (!isHeld(event.nativeEvent)) event.currentTarget.requestSubmit()
  }
  return (
    <Dialog id={id} title={title}>
      <DialogForm onSubmit={send} onKeyDown={onKeyDown} noValidate>
        {children}
        <TextField
          id={`${id}-text`}
          label={label}
          hint={hint}
          error={error}
          rows={3}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <p className="ui-label" data-tone="quiet">{`${text.trim().length} of ${maxLength}`}</p>
        <DialogButton kind="primary" type="submit" busy={busy}>
          <span>{submit}</span> <Key>↵</Key>
        </DialogButton>
      </DialogForm>
    </Dialog>
  )
}

export function openDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  dialog.showModal()
  // The dialog would focus its close button.
  dialog.querySelector<HTMLElement>(':is(textarea, button:not([commandfor]))')?.focus()
}
