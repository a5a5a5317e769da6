'use client'

import { profileBucket, profilePath } from '@wiring/session/images'
import { type Message, messages } from '@wiring/session/messages'
import { filledFields, type Profile } from '@wiring/session/profile'
import { dismissAll, showToast } from '@wiring/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { readItem, removeItem, saveItem } from '../../device/device-store.ts'
import { uploadObject } from '../../session/upload-object.ts'
import type { Trouble } from '../../wizard/save-trouble.tsx'
import { useSave } from '../../wizard/use-save.ts'
import { useWizard } from '../../wizard/wizard-context.ts'
import { findJsonError, type JsonError } from './json-error.ts'
import { findDetails, withoutDetails } from './personal-details.ts'
import { type Answer, readAnswer } from './read-answer.ts'

export interface Problem {
  message: Message
  /** Absent when it is JSON but no object. */
  fault?: JsonError | undefined
  /** An answer in sentences: no place in it is wrong. */
  words: boolean
}

const problems = {
  empty: messages.noContent,
  'too-large': messages.profileTooLarge,
  invalid: messages.invalidJson,
} as const

/** Parsing a megabyte must not block typing (ms). */
const readAfter = 200

const tidy = (profile: Profile) => JSON.stringify(profile, null, 2)

/** The pasted text, stored on the device until it is saved. */
export function useProfile() {
  const { session, supabase } = useWizard()
  const [text, setText] = useState('')
  const { busy: saving, trouble, save, adoptFinished } = useSave(messages.profileUploadFailed, text)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [answer, setAnswer] = useState<Answer>({ state: 'empty' })
  const [questioned, setQuestioned] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [unsent, setUnsent] = useState<Trouble | null>(null)
  const running = useRef(false)
  const id = session.session_id

  useEffect(() => {
    const draft = readItem(id, 'profile')
    if (typeof draft === 'string') setText(draft)
    else if (session.json_profile !== null) setText(JSON.stringify(session.json_profile, null, 2))
  }, [id, session.json_profile])

  useEffect(() => {
    let current = true
    const timer = setTimeout(async () => {
      const read = await readAnswer(text)
      if (current) setAnswer(read)
    }, readAfter)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text])

  const write = (next: string) => {
    setText(next)
    setProblem(null)
    setQuestioned(false)
    setUnsent(null)
    saveItem(id, 'profile', next)
  }

  /** Sends the profile; the first time it may only ask (`needsQuestion`). */
  const submit = async (choice: 'ask' | 'as it is' | 'without details' = 'ask') => {
    if (running.current) return
    running.current = true
    dismissAll()
    const read = await readAnswer(text)
    setAnswer(read)
    if (read.state !== 'read') complain(read)
    else if (choice === 'ask' && !questioned && needsQuestion(read)) setQuestioned(true)
    else await send(choice === 'without details' ? withoutDetails(read.profile) : read.profile)
    running.current = false
  }

  const complain = (read: Exclude<Answer, { state: 'read' }>) => {
    const message = problems[read.state]
    const invalid = read.state === 'invalid'
    const words = invalid && read.words
    setProblem({
      message,
      words,
      fault: invalid && !words ? (findJsonError(text.trim()) ?? undefined) : undefined,
    })
    showToast({ ...message, tone: 'error' })
  }

  const send = async (profile: Profile) => {
    setProblem(null)
    setUnsent(null)
    setUploading(true)
    const body = new Blob([JSON.stringify(profile)], { type: 'application/json' })
    const path = profilePath(id)
    const uploaded = await uploadObject(supabase, { bucket: profileBucket, path, body, overwrite: true })
    if (uploaded === 'stored')
      await save({ json_submitted: true, json_profile: profile }, () => removeItem(id, 'profile'))
    else if (!(await adoptFinished())) {
      showToast({ ...messages.profileUploadFailed, tone: 'error' })
      setUnsent(navigator.onLine ? messages.profileUploadFailed : 'offline')
    }
    setUploading(false)
  }

  return {
    text,
    write,
    tidy,
    problem,
    answer,
    questioned,
    busy: uploading || saving,
    trouble: unsent ?? trouble,
    submit,
  }
}

/** No field, half an answer, or personal data. */
function needsQuestion({ profile, flaws }: Extract<Answer, { state: 'read' }>): boolean {
  return filledFields(profile).length === 0 || flaws.includes('cut off') || findDetails(profile).length > 0
}
