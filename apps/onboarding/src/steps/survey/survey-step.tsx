'use client'

import { choicesOf } from '@wiring/map/drawing/own-line'
import { readFirstAnswer } from '@wiring/session/first-answer'
import { messages } from '@wiring/session/messages'
import {
  firstUnanswered,
  type SurveyQuestion as Question,
  questions,
  type SurveyDraft,
  surveyOf,
} from '@wiring/session/questions'
import { Button, ButtonLink } from '@wiring/ui/button'
import { showToast } from '@wiring/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { reloadOnce } from '../../device/reload-once.ts'
import { OwnLineFigure } from '../../wizard/own-line/own-line-figure.tsx'
import { StepHeading } from '../../wizard/step-parts.tsx'
import { SaveError, type SaveErrorReason, useSave } from '../../wizard/use-save.tsx'
import { useWizard } from '../../wizard/wizard-context.ts'
import { welcomeScreen } from '../../wizard/wizard-state.ts'
import { answersAtLoad, forgetSurvey, readStoredSurvey, saveSurvey } from './survey-draft.ts'
import { SurveyQuestion } from './survey-question.tsx'

export default function SurveyStep() {
  const { session, view, answersLost, dispatch, go, setPersisted } = useWizard()
  const [answers, setAnswers] = useState<SurveyDraft>({})
  const { busy, error, save } = useSave(messages.surveyFailed, JSON.stringify(answers))
  const [hydrated, setHydrated] = useState(false)
  const latest = useRef(answers)
  const { session_id: id, survey_version: version, survey_data, survey_draft } = session
  const pinned = useMemo(() => ({ session_id: id, survey_version: version }), [id, version])

  useEffect(() => {
    const kept = answersAtLoad({ ...pinned, survey_data, survey_draft })
    const first = readFirstAnswer(pinned.survey_version)
    const draft = first === null ? kept : { 0: first, ...kept }
    latest.current = draft
    setAnswers(draft)
    setHydrated(true)
  }, [pinned, survey_data, survey_draft])

  useEffect(() => {
    if (!hydrated || view.screen === welcomeScreen) return
    // What another tab stored since is newer.
    latest.current = { ...latest.current, ...readStoredSurvey(pinned)?.answers }
    setAnswers(latest.current)
    setPersisted(saveSurvey(pinned, { answers: latest.current, screen: view.screen }))
  }, [hydrated, pinned, view.screen, setPersisted])

  useEffect(() => {
    if (hydrated) dispatch({ type: 'answered', choices: choicesOf(answers) })
  }, [hydrated, answers, dispatch])

  const answerQuestion = (index: number, answer: number | string) => {
    latest.current = { ...latest.current, ...readStoredSurvey(pinned)?.answers, [index]: answer }
    setAnswers(latest.current)
    setPersisted(saveSurvey(pinned, { answers: latest.current, screen: index }))
  }
  const show = (screen: number) => go({ step: view.step, screen })

  const submit = async () => {
    const schema = await import('@wiring/session/survey-answers').catch(reloadOnce).catch(() => null)
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
  if (view.screen === questions.length)
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
      answersLost={answersLost}
      onAnswer={answerQuestion}
      onPrevious={() => show(view.screen - 1)}
      onNext={() => show(view.screen + 1)}
    />
  )
}

const showFailure = () => showToast({ ...messages.surveyFailed, tone: 'error' })

function SurveyWelcome({ onStart }: { onStart: () => void }) {
  const { texts, isPersisted } = useWizard()
  return (
    <div className="screen">
      <StepHeading lead={texts.survey.text}>{texts.survey.title}</StepHeading>
      <dl className="facts">
        <div className="fact">
          <dt className="fact-name">Takes</dt>
          <dd>2 to 5 minutes</dd>
        </div>
        <div className="fact">
          <dt className="fact-name">Saves</dt>
          <dd>
            {isPersisted
              ? 'Each answer, on this device, as you give it'
              : 'Each answer, until this page is closed or loaded anew: this browser stores nothing'}
          </dd>
        </div>
        <div className="fact">
          <dt className="fact-name">Asks</dt>
          <dd>{texts.tagline}</dd>
        </div>
      </dl>
      <div className="screen-actions">
        <Button kind="primary" lamp onClick={onStart}>
          {texts.survey.startLabel}
        </Button>
        <ButtonLink kind="quiet" href="/map" target="_blank">
          {texts.specimenLabel}
        </ButtonLink>
      </div>
    </div>
  )
}

interface SurveyThanksProps {
  busy: boolean
  error: SaveErrorReason | null
  questions: readonly Question[]
  answers: SurveyDraft
  onOpen: (index: number) => void
  onPrevious: () => void
  onNext: () => void
}

function SurveyThanks({ busy, error, questions, answers, onOpen, onPrevious, onNext }: SurveyThanksProps) {
  const { texts } = useWizard()
  return (
    <div className="screen">
      <StepHeading label="10 of 10 answered" lead={texts.survey.thanksText}>
        {texts.survey.thanksTitle}
      </StepHeading>
      <OwnLineFigure />
      <SaveError error={error} />
      <div className="screen-actions" data-spread="" data-pair="">
        <Button onClick={onPrevious}>Previous</Button>
        <Button kind="primary" busy={busy} busyLabel="Uploading..." onClick={onNext}>
          Next
        </Button>
      </div>
      <ol className="answers" aria-label="Your ten answers">
        {questions.map((question, index) => (
          <li key={question.question}>
            <button type="button" className="answers-row" onClick={() => onOpen(index)}>
              <span className="answers-question">{question.question}</span>
              <span className="answers-given">{answerText(question, answers[String(index)])}</span>
              <span className="ui-visually-hidden"> Change this answer</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}

function answerText(question: Question, answer: string | number | undefined): string {
  if (question.kind === 'multiple_choice') return question.choices[Number(answer)] ?? ''
  return typeof answer === 'string' ? answer : ''
}
