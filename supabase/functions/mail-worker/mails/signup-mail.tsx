import { InkButton, InkLink, Output, SmallWords, Step, Title, Words } from './parts.tsx'
import { type Letterhead, Sheet } from './sheet.tsx'

interface SignupMailProps extends Letterhead {
  /** The wizard of this session. Whoever has it can open the session. */
  link: string
  deleteLink: string
  /** The finished map of an invented person, for everybody. */
  specimenLink: string
  /** The day until which the link works, written out. */
  expires: string
}

/** "Your wiring link": the three steps, the link, how long it works, and the way out. */
export function SignupMail({ link, deleteLink, specimenLink, expires, ...letterhead }: SignupMailProps) {
  return (
    <Sheet
      {...letterhead}
      preview="Three inputs, one map. Start where you like, stop when you must."
      designator="Wiring Map"
    >
      <Title>Your wiring link</Title>
      <Words>
        Three inputs go in, one map comes out. The link keeps your place: close it, come back, use another
        device.
      </Words>
      <Step
        designator="In-1 Survey"
        trace="red"
        title="Ten questions"
        words="Two to five minutes. Trust your gut."
      />
      <Step
        designator="In-2 Prompt"
        trace="ink"
        title="One JSON profile"
        words="Copy our prompt into a chat AI, paste back what it says."
      />
      <Step
        designator="In-3 Visuals"
        trace="yellow"
        title="Up to three images"
        words="Screenshots, or work that looks like you."
      />
      <Output designator="Out" title="Your map, by mail" />
      <InkButton href={link}>Open your wiring</InkButton>
      <SmallWords>
        Or paste this address: <InkLink href={link}>{link}</InkLink>
      </SmallWords>
      <SmallWords>
        <InkLink href={specimenLink}>See a finished map</InkLink>, of an invented person, before you begin.
      </SmallWords>
      <SmallWords>
        It works until {expires}, and for 30 days after each step you save. Whoever has it can open your
        session: keep it to yourself.
      </SmallWords>
      <SmallWords>
        This wasn’t you? <InkLink href={deleteLink}>Delete this session</InkLink> and all that is in it.
      </SmallWords>
    </Sheet>
  )
}
