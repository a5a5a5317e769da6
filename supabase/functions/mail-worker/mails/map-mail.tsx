import { InkButton, InkLink, LinkToPaste, SmallWords, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'
import { textPart } from './text-part.ts'

interface MapMailProps extends Letterhead {
  /** Opens the map to whoever has it. */
  link: string
  deleteLink: string
  expires: string
}

/** Says nothing of the map's content, so that it can be corrected later. */
export function MapMail({ link, deleteLink, expires, ...letterhead }: MapMailProps) {
  return (
    <Sheet
      {...letterhead}
      preview="Checked and signed. Open it where nobody looks on."
      designator="Wiring Map"
    >
      <Title>Your Wiring Map</Title>
      <Words>Your map is drawn. A person checked it and signed it.</Words>
      <InkButton href={link}>Open your map</InkButton>
      <LinkToPaste href={link} />
      <SmallWords>
        It works until {expires}. Whoever has it can read your map: keep it to yourself.
      </SmallWords>
      <SmallWords>
        Rather have it all gone? <InkLink href={deleteLink}>Delete it</InkLink>, with everything you handed
        in.
      </SmallWords>
    </Sheet>
  )
}

export const mapMailText = ({ link, deleteLink, expires, ...letterhead }: MapMailProps) =>
  textPart(
    letterhead,
    'Your Wiring Map',
    `Your map is drawn. A person checked it and signed it. Open it here:\n${link}`,
    `It works until ${expires}. Whoever has the address can read your map: keep it to yourself.`,
    `Rather have it all gone? Delete it, with everything you handed in:\n${deleteLink}`,
  )
