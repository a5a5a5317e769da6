'use client'

import { messages } from '@wiring/session/messages'
import { firstUnanswered, questions, type SurveyDraft, surveyOf } from '@wiring/session/questions'
import { showToast } from '@wiring/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { reloadOnce } from '../../device/reload-once.ts'
import { useSave } from '../../wizard/use-save.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { thanksScreen, welcomeScreen } from '../../wizard/wizard-state.ts'
import { forgetSurvey, readStoredSurvey, saveSurvey, usableAnswers } from './survey-draft.ts'
import { SurveyQuestion } from './survey-question.tsx'
import { SurveyThanks, SurveyWelcome } from './welcome-and-thanks.tsx'

export default function SurveyStep() {
  const { session, view, go, setPersisted } = useWizard()
  const [answers, setAnswers] = useState<SurveyDraft>({})
  const { busy, error, save } = useSave(messages.surveyFailed, JSON.stringify(answers))
  const [hydrated, setHydrated] = useState(false)
  const latest = useRef(answers)
  const { session_id: id, survey_version: version } = session
  const pinned = useMemo(() => ({ session_id: id, survey_version: version }), [id, version])

  useEffect(() => {
    const draft = readStoredSurvey(pinned)?.answers ?? usableAnswers(session.survey_data)
    latest.current = draft
    setAnswers(draft)
    setHydrated(true)
  }, [pinned, session.survey_data])

  useEffect(() => {
    if (!hydrated || view.screen === welcomeScreen) return
    // What another tab stored since is newer.
    latest.current = { ...latest.current, ...readStoredSurvey(pinned)?.answers }
    setAnswers(latest.current)
    setPersisted(saveSurvey(pinned, { answers: latest.current, screen: view.screen }))
  }, [hydrated, pinned, view.screen, setPersisted])

  const answerQuestion = (index: number, answer: number | string) => {
    latest.current = { ...latest.current, ...readStoredSurvey(pinned)?.answers, [index]: answer }
    setAnswers(latest.current)
    setPersisted(saveSurvey(pinned, { answers: latest.current, screen: index }))
  }
  const show = (screen: number) => go({ step: 1, screen })

  const submit = async () => {
    const schema = await import('@wiring/session/survey').catch(reloadOnce).catch(() => null)
    if (schema === null) return showFailure()
    const sent = latest.current
    const read = schema.surveyAnswers.safeParse(sent)
    const unanswered = firstUnanswered(sent)
    if (!read.success) return unanswered < questions.length ? show(unanswered) : showFailure()
    await save({ survey_completed: true, survey_data: read.data }, () => {
      // An answer changed meanwhile is not saved.
      if (JSON.stringify(latest.current) === JSON.stringify(sent)) forgetSurvey(id)
    })
  }

  if (view.screen === welcomeScreen) return <SurveyWelcome onStart={() => show(0)} />
  if (view.screen === thanksScreen)
    return (
      <SurveyThanks
        busy={busy}
        error={error}
        questions={surveyOf(version)}
        answers={answers}
        onOpen={show}
        onPrevious={() => show(questions.length - 1)}
        onNext={submit}
      />
    )
  const question = surveyOf(version)[view.screen]
  if (question === undefined) return null
  return (
    <SurveyQuestion
      key={view.screen}
      question={question}
      index={view.screen}
      answers={answers}
      onAnswer={answerQuestion}
      onPrevious={() => show(view.screen - 1)}
      onNext={() => show(view.screen + 1)}
    />
  )
}

const showFailure = () => showToast({ ...messages.surveyFailed, tone: 'error' })
