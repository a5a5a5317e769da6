'use client'

import { maskedEmail } from '@wiring/session/session'
import { useWizard } from '../wizard-context.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What is held of this visitor at this moment, and until when. */
export function Receipt() {
  const { session } = useWizard()
  const held = [
    `Address ${maskedEmail(session.email)}`,
    session.survey_completed && 'Survey, 10 answers',
    session.json_submitted && 'Profile',
    session.images_uploaded &&
      `${session.image_urls.length} picture${session.image_urls.length === 1 ? '' : 's'}`,
    session.wiring_complete && session.name_for_certificate && 'Name',
  ].filter((line) => typeof line === 'string')
  return (
    <section className="receipt ui-label" aria-label="What we hold">
      <p>Held until {day.format(new Date(session.expires_at))}</p>
      <ul className="receipt-lines">
        {held.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
