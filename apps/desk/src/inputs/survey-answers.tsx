import type { Snapshot } from '@wiring/map/snapshot'
import { surveyOf } from '@wiring/session/questions'
import { type SubmittedInputs, sourceTexts } from '../review/source-text.ts'
import { FlaggedText } from './flagged-text.tsx'
import { Entry, Heading, Panel, Question, Source } from './inputs.styles.ts'

interface SurveyAnswersProps {
  inputs: SubmittedInputs
  unread: Snapshot['unread']
}

export function SurveyAnswers({ inputs, unread }: SurveyAnswersProps) {
  return (
    <section id="survey" aria-labelledby="inputs-answers">
      <Heading id="inputs-answers">Ten answers</Heading>
      <Panel>
        {surveyOf(inputs.survey_version).map(({ question }, index) => {
          const [answer] = sourceTexts(`A${index + 1}`, inputs).texts
          return (
            <Entry key={question} id={`A${index + 1}`}>
              <Source>{`A${index + 1}`}</Source>
              <div>
                <Question>{question}</Question>
                <FlaggedText text={answer?.text ?? ''} source={`A${index + 1}`} unread={unread} />
              </div>
            </Entry>
          )
        })}
      </Panel>
    </section>
  )
}
