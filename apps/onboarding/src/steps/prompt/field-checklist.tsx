import { filledFields, profileFields } from '@wiring/session/profile'
import type { ReadAnswer } from '@wiring/session/read-answer'
import { Lamp } from '@wiring/ui/lamp'

export function FieldChecklist({ answer }: { answer: ReadAnswer | null }) {
  const filled = answer ? filledFields(answer.profile) : []
  return (
    <section className="fields" aria-labelledby="fields-title">
      <p id="fields-title" className="screen-hint" aria-live="polite">
        {answer ? summary(filled, answer) : 'The seven fields light up as they arrive.'}
      </p>
      <ul className="fields-list">
        {profileFields.map(({ name, label }) => {
          const on = filled.includes(name)
          return (
            <li key={name}>
              <Lamp signal={on ? 'green' : 'off'}>
                <span aria-hidden="true">{label}</span>
                <span className="ui-visually-hidden">{`${label}: ${on ? 'filled' : 'blank'}`}</span>
              </Lamp>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function summary(filled: readonly string[], { unused, flaws }: ReadAnswer): string {
  if (filled.length === 0)
    return unused.length > 0
      ? 'None of the seven fields is in this text. Is it the whole answer?'
      : 'All of the seven fields are blank in this text. Is it the whole answer?'
  const count = `${filled.length} of 7 fields filled.`
  if (filled.length === 7) return count
  const blank = profileFields.filter(({ name }) => !filled.includes(name)).map(({ label }) => label)
  // What was not read, or not sent, may be what is missing.
  const isMeant = unused.length === 0 && !flaws.includes('truncated')
  return `${count} ${isMeant ? 'Blanks are fine' : 'Blank'}: ${new Intl.ListFormat('en').format(blank)}.`
}
