'use client'

import { profileBucket, profilePath } from '@wiring/session/images'
import { type Message, messages } from '@wiring/session/messages'
import { type Profile, readProfile } from '@wiring/session/profile'
import { dismissErrors, showToast } from '@wiring/ui/toast'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { drop, keep, kept } from '../../device/device-store.ts'
import { uploadObject } from '../../session/upload-object.ts'
import { useSave } from '../../wizard/use-save.ts'
import { useWizard } from '../../wizard/wizard-context.ts'
import { findFault, type JsonFault } from './json-fault.ts'

export interface Problem {
  readonly message: Message
  /** Where the text stops being JSON; absent when it is JSON but no object. */
  readonly fault?: JsonFault | undefined
}

const problems = {
  empty: messages.noContent,
  'too-large': messages.profileTooLarge,
  invalid: messages.invalidJson,
} as const

/** The pasted text, what is wrong with it, what it says, and how it is sent. Kept on the device until it is saved. */
export function useProfile() {
  const { session, supabase } = useWizard()
  const [text, setText] = useState('')
  const { busy: saving, save, followElsewhere } = useSave(messages.profileUploadFailed, text)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [uploading, setUploading] = useState(false)
  const running = useRef(false)
  const id = session.session_id

  useEffect(() => {
    const draft = kept(id, 'profile')
    if (typeof draft === 'string') setText(draft)
    else if (session.json_profile !== null) setText(JSON.stringify(session.json_profile, null, 2))
  }, [id, session.json_profile])

  const write = (next: string) => {
    setText(next)
    setProblem(null)
    keep(id, 'profile', next)
  }

  // Reading a megabyte takes a moment; typing must not wait for it.
  const settled = useDeferredValue(text)
  const profile = useMemo(() => {
    const reading = readProfile(settled)
    return reading.state === 'read' ? reading.profile : null
  }, [settled])

  const submit = async () => {
    if (running.current) return
    dismissErrors()
    const reading = readProfile(text)
    if (reading.state !== 'read') return complain(reading.state)
    setProblem(null)
    running.current = true
    setUploading(true)
    await send(reading.profile)
    running.current = false
    setUploading(false)
  }

  const complain = (state: keyof typeof problems) => {
    const message = problems[state]
    setProblem({ message, fault: state === 'invalid' ? (findFault(text.trim()) ?? undefined) : undefined })
    showToast({ ...message, tone: 'error' })
  }

  const send = async (read: Profile) => {
    const body = new Blob([JSON.stringify(read)], { type: 'application/json' })
    const path = profilePath(id)
    const uploaded = await uploadObject(supabase, { bucket: profileBucket, path, body, overwrite: true })
    if (uploaded !== 'stored') {
      if (!(await followElsewhere())) showToast({ ...messages.profileUploadFailed, tone: 'error' })
      return
    }
    await save({ json_submitted: true, json_profile: read }, () => drop(id, 'profile'))
  }

  return { text, write, problem, profile, busy: uploading || saving, submit }
}
