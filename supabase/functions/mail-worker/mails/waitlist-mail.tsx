import { InkLink, SmallWords, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'

interface WaitlistMailProps extends Letterhead {
  /** Where to write to be taken off the list. */
  contact: string
}

/** The Console's waitlist: you are on it, and one way off. */
export function WaitlistMail({ contact, ...letterhead }: WaitlistMailProps) {
  return (
    <Sheet {...letterhead} preview="We write once, when the Console opens." designator="Console · waitlist">
      <Title>You’re in.</Title>
      <Words>We’ll write to this address once, when the Console is ready. Nothing before that.</Words>
      <SmallWords>
        Not you, or no longer interested? Write to <InkLink href={`mailto:${contact}`}>{contact}</InkLink> and
        you are off the list.
      </SmallWords>
    </Sheet>
  )
}
