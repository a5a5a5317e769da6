'use client'

import { messages } from '@wiring/session/messages'
import { firstUnanswered, questions, type SurveyDraft, surveyOf } from '@wiring/session/questions'
import { showToast } from '@wiring/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { reloadOnce } from '../../device/reload-once.ts'
import { useSave } from '../../wizard/use-save.ts'
import { useWizard } from '../../wizard/wizard-context.ts'
import { thanksScreen, welcomeScreen } from '../../wizard/wizard-state.ts'
import { forgetSurvey, readDraft, saveSurvey, storedSurvey } from './survey-draft.ts'
import { SurveyQuestion } from './survey-question.tsx'
import { SurveyThanks } from './survey-thanks.tsx'
import { SurveyWelcome } from './survey-welcome.tsx'

/** Every answer is stored on the device as it is given. */
export default function SurveyStep() {
  const { session, view, go, noteStored } = useWizard()
  const [answers, setAnswers] = useState<SurveyDraft>({})
  const { busy, trouble, save } = useSave(messages.surveyFailed, JSON.stringify(answers))
  const [hydrated, setHydrated] = useState(false)
  const latest = useRef(answers)
  const { session_id: id, survey_version: version } = session
  const pinned = useMemo(() => ({ session_id: id, survey_version: version }), [id, version])

  useEffect(() => {
    const draft = storedSurvey(pinned)?.answers ?? readDraft(session.survey_data)
    latest.current = draft
    setAnswers(draft)
    setHydrated(true)
  }, [pinned, session.survey_data])

  useEffect(() => {
    if (!hydrated || view.screen === welcomeScreen) return
    // Another tab may have answered since; what it stored is newer.
    latest.current = { ...latest.current, ...storedSurvey(pinned)?.answers }
    setAnswers(latest.current)
    noteStored(saveSurvey(pinned, { answers: latest.current, screen: view.screen }))
  }, [hydrated, pinned, view.screen, noteStored])

  const answer = (index: number, given: number | string) => {
    latest.current = { ...latest.current, ...storedSurvey(pinned)?.answers, [index]: given }
    setAnswers(latest.current)
    noteStored(saveSurvey(pinned, { answers: latest.current, screen: index }))
  }
  const show = (screen: number) => go({ step: 1, screen })

  const submit = async () => {
    const rules = await import('@wiring/session/survey').catch(reloadOnce).catch(() => null)
    if (rules === null) return showFailure()
    const sent = latest.current
    const read = rules.surveyAnswers.safeParse(sent)
    const missing = firstUnanswered(sent)
    // A damaged draft is incomplete: lead to the gap.
    if (!read.success) return missing < questions.length ? show(missing) : showFailure()
    await save({ survey_completed: true, survey_data: read.data }, () => {
      // An answer changed meanwhile (by Back) is not saved yet.
      if (JSON.stringify(latest.current) === JSON.stringify(sent)) forgetSurvey(id)
    })
  }

  if (view.screen === welcomeScreen) return <SurveyWelcome onStart={() => show(0)} />
  if (view.screen === thanksScreen)
    return (
      <SurveyThanks
        busy={busy}
        trouble={trouble}
        questions={surveyOf(version)}
        answers={answers}
        onOpen={show}
        onPrevious={() => show(questions.length - 1)}
        onNext={submit}
      />
    )
  return (
    <SurveyQuestion
      key={view.screen}
      question={surveyOf(version)[view.screen]}
      index={view.screen}
      answers={answers}
      onAnswer={answer}
      onPrevious={() => show(view.screen - 1)}
      onNext={() => show(view.screen + 1)}
    />
  )
}

const showFailure = () => showToast({ ...messages.surveyFailed, tone: 'error' })
