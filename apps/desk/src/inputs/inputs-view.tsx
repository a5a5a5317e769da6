import type { Snapshot } from '@wiring/map/snapshot'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import type { loadInputs } from '../review/load-review.ts'
import { verdictText } from '../review/verdict.ts'
import { InputFlags } from './input-flags.tsx'
import { InputPictures } from './input-pictures.tsx'
import { Columns, Heading, Screen } from './inputs.styles.ts'
import { ProfileText } from './profile-text.tsx'
import { SurveyAnswers } from './survey-answers.tsx'

type Inputs = NonNullable<Awaited<ReturnType<typeof loadInputs>>>

export function InputsView({ inputs, draft }: { inputs: Inputs; draft: Snapshot | null }) {
  const unread = draft?.unread ?? []
  return (
    <Screen>
      {unread.length > 0 && <InputFlags unread={unread} />}
      <Columns>
        <SurveyAnswers inputs={inputs} unread={unread} />
        <ProfileText submitted={inputs.json_profile} unread={unread} />
      </Columns>
      {inputs.checked_readings !== null && <Verdicts checked={inputs.checked_readings} />}
      <InputPictures pictures={inputs.pictures} draft={draft} />
    </Screen>
  )
}

function Verdicts({ checked }: { checked: CheckedReadings }) {
  return (
    <section aria-labelledby="inputs-checked">
      <Heading id="inputs-checked">Checked readings</Heading>
      <ul>
        {checked.verdicts.map((verdict) => (
          <li key={verdict.reading} dir="auto">
            {verdictText(verdict)}
          </li>
        ))}
      </ul>
    </section>
  )
}
