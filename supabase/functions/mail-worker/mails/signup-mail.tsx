import { type Letterhead, MailLayout } from './mail-layout.tsx'
import { Gap, LinkToPaste, MailButton, MailLink, Paragraph, SmallParagraph, Step, Title } from './parts.tsx'
import { textPart } from './text-part.ts'

interface SignupMailProps extends Letterhead {
  link: string
  deleteLink: string
  specimenLink: string
  expires: string
}

export function SignupMail({ link, deleteLink, specimenLink, expires, ...letterhead }: SignupMailProps) {
  return (
    <MailLayout
      {...letterhead}
      preview="Three inputs, one map. Start where you like, stop when you must."
      designator="Wiring Map"
    >
      <Title>Your wiring link</Title>
      <Paragraph>
        Three inputs go in, one map comes out. The link keeps every finished step: close it, come back, use
        another device.
      </Paragraph>
      <MailButton href={link}>Open your wiring</MailButton>
      <LinkToPaste href={link} />
      <SmallParagraph>
        It works until {expires}, and for 30 days after each step you save. Whoever has it can open your
        session: keep it to yourself.
      </SmallParagraph>
      <Gap />
      <Step
        designator="In-1 Survey"
        trace="red"
        title="Ten questions"
        text="Two to five minutes. Trust your gut."
      />
      <Step
        designator="In-2 Prompt"
        trace="ink"
        title="One JSON profile"
        text="A short block of text: copy our prompt into a chat AI, paste back what it says."
      />
      <Step
        designator="In-3 Visuals"
        trace="yellow"
        title="Up to three images"
        text="Screenshots, or work that looks like you."
      />
      <Step
        designator="Out"
        trace="green"
        title="Your map, by mail"
        text="A person checks and signs it before it is sent."
      />
      <Gap />
      <SmallParagraph>
        <MailLink href={specimenLink}>See a finished map</MailLink>, of an invented person, before you begin.
      </SmallParagraph>
      <SmallParagraph>
        This wasn’t you? <MailLink href={deleteLink}>Delete this session</MailLink> and all that is in it.
      </SmallParagraph>
    </MailLayout>
  )
}

export const signupText = ({ link, deleteLink, specimenLink, expires, ...letterhead }: SignupMailProps) =>
  textPart(
    letterhead,
    'Your wiring link',
    `Three inputs go in, one map comes out. Open it here:\n${link}`,
    `The link keeps every finished step: close it, come back, use another device. It works until ${expires}, and for 30 days after each step you save. Whoever has it can open your session: keep it to yourself.`,
    `What goes in:
1. Survey: ten questions, two to five minutes.
2. Prompt: copy our prompt into a chat AI and paste back what it says, a short block of text called a JSON profile.
3. Visuals: up to three images, screenshots or work that looks like you.`,
    'What comes out: your map, by mail. A person checks and signs it before it is sent.',
    `See a finished map, of an invented person, before you begin:\n${specimenLink}`,
    `This wasn’t you? Delete this session and all that is in it:\n${deleteLink}`,
  )
