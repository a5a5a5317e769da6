import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { LinkToPaste, MailButton, MailLink, Paragraph, SmallParagraph, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

interface NewAddressMailProps extends Letterhead {
  link: string
  deleteLink: string
  expires: string
}

const arrived =
  'The address of a Wiring Map session was changed to this one. From now on its mails come here, the map included.'

export function NewAddressMail({ link, deleteLink, expires, ...letterhead }: NewAddressMailProps) {
  return (
    <MailLayout {...letterhead} preview="Your wiring and your map come here now." designator="New address">
      <Title>This address is on file now</Title>
      <Paragraph>{arrived}</Paragraph>
      <MailButton href={link}>Open your wiring</MailButton>
      <LinkToPaste href={link} />
      <SmallParagraph>
        It works until {expires}. Whoever has it can open your session: keep it to yourself.
      </SmallParagraph>
      <SmallParagraph>
        This wasn’t you? <MailLink href={deleteLink}>Delete this session</MailLink>, and nothing more comes.
      </SmallParagraph>
    </MailLayout>
  )
}

export const newAddressText = ({ link, deleteLink, expires, ...letterhead }: NewAddressMailProps) =>
  textPart(
    letterhead,
    'This address is on file now',
    arrived,
    `Open your wiring:\n${link}`,
    `The link works until ${expires}. Whoever has it can open your session: keep it to yourself.`,
    `This wasn’t you? Delete this session, and nothing more comes:\n${deleteLink}`,
  )

const left =
  'The address of a Wiring Map session was changed from this one to another, by somebody who holds its link or by the studio. Nothing more of that session comes here.'
const fine = 'You did this, or never asked for a map? Then all is well, and there is nothing to do.'
const wrong =
  'It is your session, and somebody else changed the address? Then delete it: link, answers and pictures are gone at once, and no map is sent. A map that is ready waits for a day after this change.'

/** Does not name the new address: this one may be a stranger's. */
export function OldAddressMail({ deleteLink, ...letterhead }: Letterhead & { deleteLink: string }) {
  return (
    <MailLayout {...letterhead} preview="Nothing more of that session comes here." designator="Old address">
      <Title>A session left this address</Title>
      <Paragraph>{left}</Paragraph>
      <Paragraph>{fine}</Paragraph>
      <Paragraph>{wrong}</Paragraph>
      <MailButton href={deleteLink}>Look, and delete it</MailButton>
      <SmallParagraph>The button shows what would go, and asks before it deletes.</SmallParagraph>
    </MailLayout>
  )
}

export const oldAddressText = ({ deleteLink, ...letterhead }: Letterhead & { deleteLink: string }) =>
  textPart(letterhead, 'A session left this address', left, fine, `${wrong}\n${deleteLink}`)
