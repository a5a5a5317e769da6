import { filledFields, type Profile, profileFields } from '@wiring/session/profile'
import { Lamp } from '@wiring/ui/lamp'

/** Which of the seven fields say something. Blanks are fine: the prompt asks for them where there is no signal. */
export function FieldChecklist({ profile }: { profile: Profile | null }) {
  const filled = profile ? filledFields(profile) : []
  return (
    <section className="fields" aria-labelledby="fields-title">
      <p id="fields-title" className="screen-hint" aria-live="polite">
        {profile
          ? `${filled.length} of 7 fields filled. Blanks are fine.`
          : 'The seven fields light up as they arrive.'}
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
