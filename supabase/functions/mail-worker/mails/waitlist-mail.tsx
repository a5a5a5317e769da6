import { InkLink, SmallWords, Title, Words } from './parts.tsx'
import { Sheet } from './sheet.tsx'

interface WaitlistMailProps {
  siteUrl: string
  /** Where to write to be taken off the list. */
  contact: string
}

/** The Console's waitlist: you are on it, and one way off. */
export function WaitlistMail({ siteUrl, contact }: WaitlistMailProps) {
  return (
    <Sheet preview="We write once, when the Console opens." designator="Console · waitlist" siteUrl={siteUrl}>
      <Title>You’re in.</Title>
      <Words>We’ll write to this address once, when the Console is ready. Nothing before that.</Words>
      <SmallWords>
        Not you, or no longer interested?{' '}
        <InkLink href={`mailto:${contact}?subject=Unsubscribe`}>Take me off the list</InkLink>.
      </SmallWords>
    </Sheet>
  )
}
