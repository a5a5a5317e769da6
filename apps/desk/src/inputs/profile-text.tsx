import type { Snapshot } from '@wiring/map/snapshot'
import { normalizeProfile } from '@wiring/session/normalize-profile'
import { profileFields } from '@wiring/session/profile'
import { FlaggedText } from './flagged-text.tsx'
import { Entry, Heading, Items, Long, None, Panel, Question, Source } from './inputs.styles.ts'

const maxLetters = 200_000

interface ProfileTextProps {
  submitted: unknown
  unread: Snapshot['unread']
}

export function ProfileText({ submitted, unread }: ProfileTextProps) {
  const profile = normalizeProfile(submitted)
  const letters = JSON.stringify(profile ?? '').length
  const shown = (text: string, most: number) => (letters > maxLetters ? text.slice(0, most) : text)
  return (
    <section id="profile" aria-labelledby="inputs-profile">
      <Heading id="inputs-profile">Profile</Heading>
      {profile === null && <None>None that can be read.</None>}
      {letters > maxLetters && (
        <p>{`It is ${Math.round(letters / 1000)} KB long; of each field the first 20,000 letters are shown.`}</p>
      )}
      {profile !== null && (
        <Panel>
          {profileFields.map(({ name, label }, index) => {
            const source = `P${index + 1}`
            const value = profile[name]
            const items = typeof value === 'string' ? [] : value.slice(0, 1_000)
            return (
              <Entry key={name} id={source}>
                <Source>{source}</Source>
                <Long>
                  <Question>{label}</Question>
                  {typeof value === 'string' ? (
                    <FlaggedText text={shown(value, 20_000)} source={source} unread={unread} />
                  ) : (
                    <Items>
                      {[...items.entries()].map(([place, item]) => (
                        <li key={place}>
                          <FlaggedText
                            text={shown(item, 2_000)}
                            source={`${source}.${place + 1}`}
                            unread={unread}
                          />
                        </li>
                      ))}
                    </Items>
                  )}
                  {items.length < value.length && typeof value !== 'string' && (
                    <None>{`and ${value.length - items.length} more`}</None>
                  )}
                </Long>
              </Entry>
            )
          })}
        </Panel>
      )}
    </section>
  )
}
