import { InkLink, SmallWords, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'
import { textPart } from './text-part.ts'

interface WaitlistMailProps extends Letterhead {
  contact: string
}

const promise = 'One mail comes to this address when the Console is ready. Nothing before that.'

export function WaitlistMail({ contact, ...letterhead }: WaitlistMailProps) {
  return (
    <Sheet
      {...letterhead}
      preview="One mail, when the Console is ready. Nothing before that."
      designator="Console · waitlist"
    >
      <Title>You’re in.</Title>
      <Words>{promise}</Words>
      <SmallWords>
        Not you, or no longer interested? Write to <InkLink href={`mailto:${contact}`}>{contact}</InkLink> and
        a person takes you off the list.
      </SmallWords>
    </Sheet>
  )
}

export const waitlistText = ({ contact, ...letterhead }: WaitlistMailProps) =>
  textPart(
    letterhead,
    'You’re in.',
    promise,
    `Not you, or no longer interested? Write to ${contact} and a person takes you off the list.`,
  )
