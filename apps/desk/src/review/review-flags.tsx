import type { OpenedReview } from '@wiring/contract/desk/review'
import type { CheckedReadings } from '@wiring/session/checked-readings'
import { flagTexts } from '../queue/queue-texts.ts'

export function ReviewFlags({
  opened: { map_id, flags },
  checked,
}: {
  opened: Pick<OpenedReview, 'map_id' | 'flags'>
  checked?: CheckedReadings | null | undefined
}) {
  const refused = (checked?.verdicts ?? []).filter(({ verdict }) => verdict === 'not_me')
  if (flags.length + refused.length === 0) return null
  const inputs = `/inputs/${map_id}`
  return (
    <section className="review-flags" aria-label="Flags of this map">
      <ul aria-label="Flags">
        {flagTexts(flags).map(({ text, tone, source }) => (
          <li key={text}>
            <a className="flag" data-tone={tone} href={`${inputs}#${source}`}>
              {text}
            </a>
          </li>
        ))}
        {refused.length > 0 && (
          <li>
            <a className="flag" data-tone="red" href={`${inputs}#inputs-checked`}>
              {`Not me: ${refused.map(({ reading }) => reading.split('.')[1] ?? reading).join(', ')}`}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}
