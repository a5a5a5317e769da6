import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { LinkToPaste, MailButton, Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

export function MapCopyMail({ link, ...letterhead }: Letterhead & { link: string }) {
  return (
    <MailLayout {...letterhead} preview="The copy you asked for at the desk." designator="Desk">
      <Title>A copy of a Wiring Map</Title>
      <Paragraph>You asked for it at the desk. It is somebody’s own sheet: do not pass it on.</Paragraph>
      <MailButton href={link}>Open the map</MailButton>
      <LinkToPaste href={link} />
      <SmallParagraph>
        The address was made for this mail and works for a day. Nobody can delete anything with it.
      </SmallParagraph>
    </MailLayout>
  )
}

export const mapCopyText = ({ link, ...letterhead }: Letterhead & { link: string }) =>
  textPart(
    letterhead,
    'A copy of a Wiring Map',
    `You asked for it at the desk. It is somebody’s own sheet: do not pass it on.\n${link}`,
    'The address was made for this mail and works for a day. Nobody can delete anything with it.',
  )
