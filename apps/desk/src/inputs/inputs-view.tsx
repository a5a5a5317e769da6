import type { Snapshot } from '@wiring/map/snapshot'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import { normalizeProfile } from '@wiring/session/normalize-profile'
import { profileFields } from '@wiring/session/profile'
import { surveyOf } from '@wiring/session/questions'
import { PicturesForPrint } from '@wiring/ui/pictures-for-print'
import type { loadInputs } from '../review/load-review.ts'
import { sourceTexts } from '../review/source-text.ts'
import { verdictText } from '../review/verdict.ts'
import { FlaggedText } from './flagged-text.tsx'

type Inputs = NonNullable<Awaited<ReturnType<typeof loadInputs>>>

const maxLetters = 200_000

const reasons: Record<Snapshot['unread'][number]['reason'], string> = {
  care: 'words that ask for care',
  injection: 'orders to a machine',
  language: 'not English',
  undecodable: 'cannot be decoded',
  animated: 'animated',
  'too-large': 'too large',
  missing: 'missing',
}

export function InputsView({ inputs, draft }: { inputs: Inputs; draft: Snapshot | null }) {
  const unread = draft?.unread ?? []
  return (
    <>
      {unread.length > 0 && (
        <section aria-label="Flags">
          <ul className="inputs-flags">
            {unread.map(({ source, reason }) => (
              <li
                key={`${source}${reason}`}
                className="flag"
                data-tone={reason === 'care' || reason === 'injection' ? 'red' : 'yellow'}
              >
                <a href={`#${source}`}>{`${source} · ${reasons[reason]}`}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="inputs-columns">
        <Answers inputs={inputs} unread={unread} />
        <ProfileText submitted={inputs.json_profile} unread={unread} />
      </div>
      {inputs.checked_readings !== null && <Verdicts checked={inputs.checked_readings} />}
      <section aria-labelledby="inputs-pictures">
        <h2 id="inputs-pictures">Pictures</h2>
        <PicturesForPrint />
        {inputs.pictures.length === 0 && <p className="inputs-none">None.</p>}
        <div className="inputs-pictures">
          {inputs.pictures.map((path, index) => (
            <figure key={path} id={`V${index + 1}`}>
              <img src={`${path}?width=1600`} alt={`V${index + 1}, as uploaded`} loading="lazy" />
              <figcaption>{measured(draft, index)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </>
  )
}

function Verdicts({ checked }: { checked: CheckedReadings }) {
  return (
    <section aria-labelledby="inputs-checked">
      <h2 id="inputs-checked">Checked readings</h2>
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

function Answers({ inputs, unread }: { inputs: Inputs; unread: Snapshot['unread'] }) {
  const questions = surveyOf(inputs.survey_version)
  return (
    <section id="survey" aria-labelledby="inputs-answers">
      <h2 id="inputs-answers">Ten answers</h2>
      <div className="inputs-sheet">
        {questions.map(({ question }, index) => {
          const [answer] = sourceTexts(`A${index + 1}`, inputs).texts
          return (
            <div className="inputs-entry" key={question} id={`A${index + 1}`}>
              <b>{`A${index + 1}`}</b>
              <div>
                <h3>{question}</h3>
                <FlaggedText text={answer?.text ?? ''} source={`A${index + 1}`} unread={unread} />
              </div>
            </div>
          )
        })}
      </div>
    </section>
  )
}

function ProfileText({ submitted, unread }: { submitted: unknown; unread: Snapshot['unread'] }) {
  const profile = normalizeProfile(submitted)
  const letters = JSON.stringify(profile ?? '').length
  return (
    <section id="profile" aria-labelledby="inputs-profile">
      <h2 id="inputs-profile">Profile</h2>
      {profile === null && <p className="inputs-none">None that can be read.</p>}
      {letters > maxLetters && (
        <p>{`It is ${Math.round(letters / 1000)} KB long; of each field the first 20,000 letters are shown.`}</p>
      )}
      {profile !== null && (
        <div className="inputs-sheet">
          {profileFields.map(({ name, label }, index) => {
            const value = profile[name]
            const items = typeof value === 'string' ? [] : value.slice(0, 1_000)
            return (
              <div className="inputs-entry" key={name} id={`P${index + 1}`}>
                <b>{`P${index + 1}`}</b>
                <div className="inputs-long">
                  <h3>{label}</h3>
                  {typeof value === 'string' ? (
                    <FlaggedText
                      text={letters > maxLetters ? value.slice(0, 20_000) : value}
                      source={`P${index + 1}`}
                      unread={unread}
                    />
                  ) : (
                    <ol>
                      {[...items.entries()].map(([place, item]) => (
                        <li key={place}>
                          <FlaggedText
                            text={letters > maxLetters ? item.slice(0, 2_000) : item}
                            source={`P${index + 1}.${place + 1}`}
                            unread={unread}
                          />
                        </li>
                      ))}
                    </ol>
                  )}
                  {items.length < value.length && typeof value !== 'string' && (
                    <p className="inputs-none">{`and ${value.length - items.length} more`}</p>
                  )}
                </div>
              </div>
            )
          })}
        </div>
      )}
    </section>
  )
}

function measured(draft: Snapshot | null, index: number): string {
  const picture = draft?.pictures[index]
  if (picture === undefined) return `V${index + 1}`
  if (!picture.measured) return `${picture.source} · not measured: ${reasons[picture.reason]}`
  return `${picture.source} · ${picture.width} × ${picture.height} · ${picture.noun}`
}
