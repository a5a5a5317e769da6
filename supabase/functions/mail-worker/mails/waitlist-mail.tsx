import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { MailLink, Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

interface WaitlistMailProps extends Letterhead {
  contact: string
}

const promise = 'One more mail comes to this address when the Console is ready. Nothing before that.'

export function WaitlistMail({ contact, ...letterhead }: WaitlistMailProps) {
  return (
    <MailLayout
      {...letterhead}
      preview="One more mail, when the Console is ready. Nothing before that."
      designator="Console · waitlist"
    >
      <Title>You’re in.</Title>
      <Paragraph>{promise}</Paragraph>
      <SmallParagraph>
        Not you, or no longer interested? Write to <MailLink href={`mailto:${contact}`}>{contact}</MailLink>{' '}
        and a person takes you off the list.
      </SmallParagraph>
    </MailLayout>
  )
}

export const waitlistText = ({ contact, ...letterhead }: WaitlistMailProps) =>
  textPart(
    letterhead,
    'You’re in.',
    promise,
    `Not you, or no longer interested? Write to ${contact} and a person takes you off the list.`,
  )
