import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { MailButton, MailLink, Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

interface CompletionMailProps extends Letterhead {
  link: string
  deleteLink: string
  /** Blank when it could not be read. */
  mapDelivery: string
  expires: string
}

const drafting =
  'All three inputs are in. A program drafts your map from them; a person at the studio checks it, changes it and signs it.'
const when = (mapDelivery: string) =>
  `${mapDelivery || 'The map comes to this address when it is signed.'} There is nothing left for you to do.`
const retention = (expires: string) =>
  `Your answers are closed now: the page shows where your map is, and nothing of what you wrote. Everything is held until ${expires} and then deleted.`

export function CompletionMail(props: CompletionMailProps) {
  const { link, deleteLink, mapDelivery, expires, ...letterhead } = props
  return (
    <MailLayout
      {...letterhead}
      preview="All three inputs are in. The map comes to this address."
      designator="Synthesis in progress"
    >
      <Title>Your map is being drawn</Title>
      <Paragraph>{drafting}</Paragraph>
      <Paragraph>{when(mapDelivery)}</Paragraph>
      <MailButton href={link}>See where your map is</MailButton>
      <SmallParagraph>{retention(expires)}</SmallParagraph>
      <SmallParagraph>
        Rather have it all gone now? <MailLink href={deleteLink}>Delete this session</MailLink>.
      </SmallParagraph>
    </MailLayout>
  )
}

export const completionText = ({
  link,
  deleteLink,
  mapDelivery,
  expires,
  ...letterhead
}: CompletionMailProps) =>
  textPart(
    letterhead,
    'Your map is being drawn',
    drafting,
    when(mapDelivery),
    `See where your map is:\n${link}`,
    retention(expires),
    `Rather have it all gone now? Delete this session:\n${deleteLink}`,
  )
