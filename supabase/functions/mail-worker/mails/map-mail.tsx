import { type GatePosition, LineMark } from './line-mark.tsx'
import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { LinkToPaste, MailButton, MailLink, Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

interface MapMailProps extends Letterhead {
  signedBy: string
  link: string
  deleteLink: string
  expires: string
  line: readonly GatePosition[] | null
}

export const mapMailSubject = (signedBy: string): string => `Your Wiring Map, signed by ${signedBy}`

/** Says nothing of the map but her line, so that it can be corrected later. */
export function MapMail({ signedBy, link, deleteLink, expires, line, ...letterhead }: MapMailProps) {
  return (
    <MailLayout
      {...letterhead}
      preview={`Checked and signed by ${signedBy}. Open it where nobody looks on.`}
      designator="Wiring Map"
      mark={line && <LineMark line={line} />}
    >
      <Title>Your Wiring Map</Title>
      <Paragraph>
        Your map is drawn. <bdi>{signedBy}</bdi> checked it and signed it.
      </Paragraph>
      <MailButton href={link}>Open your map</MailButton>
      <LinkToPaste href={link} />
      <SmallParagraph>
        It works until {expires}. Whoever has it can read your map, and delete it: keep it to yourself.
      </SmallParagraph>
      <SmallParagraph>
        Rather have it all gone? <MailLink href={deleteLink}>Delete it</MailLink>, with everything you handed
        in.
      </SmallParagraph>
    </MailLayout>
  )
}

export const mapMailText = ({
  signedBy,
  link,
  deleteLink,
  expires,
  ...letterhead
}: Omit<MapMailProps, 'line'>) =>
  textPart(
    letterhead,
    'Your Wiring Map',
    `Your map is drawn. ${signedBy} checked it and signed it. Open it here:\n${link}`,
    `It works until ${expires}. Whoever has the address can read your map, and delete it: keep it to yourself.`,
    `Rather have it all gone? Delete it, with everything you handed in:\n${deleteLink}`,
  )
