'use client'

import { profileBucket, profilePath } from '@wiring/session/images'
import { messages } from '@wiring/session/messages'
import { filledFields, type Profile } from '@wiring/session/profile'
import type { Answer, ReadAnswer, UnreadAnswer } from '@wiring/session/read-answer'
import { reportBrowserError } from '@wiring/ui/report-browser-error'
import { dismissAll, showToast } from '@wiring/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { readItem, removeItem, saveItem } from '../../device/device-store.ts'
import { uploadObject } from '../../session/upload-object.ts'
import type { SaveErrorReason } from '../../wizard/use-save.tsx'
import { useSave } from '../../wizard/use-save.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { type AnswerProblem, problemOf } from './answer-feedback.tsx'
import { findDetails, removeCertain } from './profile-details.ts'

export type SubmitChoice = 'ask' | 'as it is' | 'without details'

/** Parsing a megabyte must not block typing. */
const debounceMs = 200

/** Letters. More is a paste; what it shows moves the buttons, so it must stand before the next press. */
const typedAtOnce = 20

const loadReader = () => import('@wiring/session/read-answer').catch(() => null)

/** `null` where its code cannot be fetched, or fails: a press must never be without an answer. */
async function readPasted(text: string, prompt: string): Promise<Answer | null> {
  const reader = await loadReader()
  try {
    return reader?.readAnswer(text, [prompt]) ?? null
  } catch {
    reportBrowserError('wizard')
    return null
  }
}

export const formatProfile = (profile: Profile) => JSON.stringify(profile, null, 2)

export function useProfile() {
  const { session, supabase, texts } = useWizard()
  const [text, setText] = useState('')
  const { busy: saving, error, save, syncIfOver, resendOnline } = useSave(messages.profileUploadFailed, text)
  const [problem, setProblem] = useState<AnswerProblem | null>(null)
  const [answer, setAnswer] = useState<Answer>({ state: 'empty' })
  const [needsConfirmation, setNeedsConfirmation] = useState(false)
  const [uploading, setUploading] = useState(false)
  const [uploadError, setUploadError] = useState<SaveErrorReason | null>(null)
  const running = useRef(false)
  const isPasted = useRef(false)
  const id = session.session_id

  useEffect(() => {
    const draft = readItem(id, 'profile')
    if (typeof draft === 'string') setText(draft)
    else if (session.json_profile !== null) setText(JSON.stringify(session.json_profile, null, 2))
  }, [id, session.json_profile])

  useEffect(() => {
    loadReader()
  }, [])

  useEffect(() => {
    let current = true
    const show = async () => {
      const read = await readPasted(text, texts.prompt)
      if (current && read !== null) setAnswer(read)
    }
    const timer = isPasted.current ? undefined : setTimeout(show, debounceMs)
    if (isPasted.current) show()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, texts.prompt])

  const write = (next: string) => {
    isPasted.current = Math.abs(next.length - text.length) > typedAtOnce
    setText(next)
    setProblem(null)
    setNeedsConfirmation(false)
    setUploadError(null)
    saveItem(id, 'profile', next)
  }

  const once = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    await work().finally(() => {
      running.current = false
    })
  }

  const submit = (choice: SubmitChoice = 'ask') =>
    once(async () => {
      dismissAll()
      const read = await readPasted(text, texts.prompt)
      if (read !== null) setAnswer(read)
      if (read === null) showUploadFailure(() => submit(choice))
      else if (read.state !== 'read') showProblem(read)
      else if (choice === 'ask' && !needsConfirmation && isDoubtful(read)) setNeedsConfirmation(true)
      else await send(choice === 'without details' ? removeCertain(read.profile) : read.profile)
    })

  const showProblem = (unread: UnreadAnswer) => {
    const found = problemOf(unread, text)
    setProblem(found)
    showToast({ ...found.message, tone: 'error' })
  }

  const send = async (profile: Profile) => {
    setProblem(null)
    setUploadError(null)
    setUploading(true)
    const body = new Blob([JSON.stringify(profile)], { type: 'application/json' })
    const path = profilePath(id)
    const uploaded = await uploadObject(supabase, { bucket: profileBucket, path, body, overwrite: true })
    if (uploaded === 'stored')
      await save({ json_submitted: true, json_profile: profile }, () => removeItem(id, 'profile'))
    else if (!(await syncIfOver())) showUploadFailure(() => once(() => send(profile)))
    setUploading(false)
  }

  const showUploadFailure = (again: () => Promise<void>) => {
    resendOnline(again)
    showToast({ ...messages.profileUploadFailed, tone: 'error' })
    setUploadError(navigator.onLine ? messages.profileUploadFailed : 'offline')
  }

  return {
    text,
    write,
    problem,
    answer,
    needsConfirmation,
    busy: uploading || saving,
    error: uploadError ?? error,
    submit,
  }
}

function isDoubtful({ profile, flaws }: ReadAnswer): boolean {
  return filledFields(profile).length === 0 || flaws.includes('truncated') || findDetails(profile).length > 0
}
