import { filledFields, type Profile, profileFields } from '@wiring/session/profile'
import { Lamp } from '@wiring/ui/lamp'

export function FieldChecklist({ profile }: { profile: Profile | null }) {
  const filled = profile ? filledFields(profile) : []
  return (
    <section className="fields" aria-labelledby="fields-title">
      <p id="fields-title" className="screen-hint" aria-live="polite">
        {profile ? summary(filled) : 'The seven fields light up as they arrive.'}
      </p>
      <ul className="fields-list">
        {profileFields.map(({ name, label }) => {
          const on = filled.includes(name)
          return (
            <li key={name}>
              <Lamp signal={on ? 'green' : 'off'}>
                {label}
                <span className="ui-visually-hidden">: {on ? 'filled' : 'blank'}</span>
              </Lamp>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function summary(filled: readonly string[]): string {
  if (filled.length === 0) return 'None of the seven fields is in this text. Is it the whole answer?'
  const count = `${filled.length} of 7 fields filled.`
  if (filled.length === 7) return count
  const blank = profileFields.filter(({ name }) => !filled.includes(name)).map(({ label }) => label)
  return `${count} Blanks are fine: ${new Intl.ListFormat('en').format(blank)}.`
}
