import { InkButton, InkLink, SmallWords, Step, Title, Words } from './parts.tsx'
import { Sheet } from './sheet.tsx'

interface SignupMailProps {
  siteUrl: string
  /** The wizard of this session. Whoever has it can open the session. */
  link: string
  deleteLink: string
  /** The day until which the link works, written out. */
  expires: string
}

/** "Your wiring link": the three steps, the link, how long it works, and the way out. */
export function SignupMail({ siteUrl, link, deleteLink, expires }: SignupMailProps) {
  return (
    <Sheet
      preview="Three inputs, one map. Start where you like, stop when you must."
      designator="Wiring Map · your link"
      siteUrl={siteUrl}
    >
      <Title>Your wiring link</Title>
      <Words>
        Three inputs go in, one map comes out. The link keeps your place: close it, come back, use another
        device.
      </Words>
      <Step
        designator="In-1 · Survey"
        signal="red"
        title="Ten questions"
        words="Two to five minutes. Trust your gut."
      />
      <Step
        designator="In-2 · Prompt"
        signal="yellow"
        title="One JSON profile"
        words="Copy our prompt into a chat AI, paste back what it says."
      />
      <Step
        designator="In-3 · Visuals"
        signal="green"
        title="Up to three images"
        words="Screenshots or work that looks like you."
      />
      <InkButton href={link}>Open your wiring</InkButton>
      <SmallWords>
        Or paste this address: <InkLink href={link}>{link}</InkLink>
      </SmallWords>
      <SmallWords>
        It works until {expires}, and 30 days more each time you save a step. Anyone who has it can open your
        session, so keep it to yourself.
      </SmallWords>
      <SmallWords>
        This wasn’t you, or you changed your mind? <InkLink href={deleteLink}>Delete this session</InkLink>{' '}
        and everything in it.
      </SmallWords>
    </Sheet>
  )
}
