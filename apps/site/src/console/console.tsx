import { consolePageSections } from '@wiring/content/generated/console-page.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import { consolePage } from '@wiring/content/queries'
import { BareHeading } from '../chrome/bare-heading.tsx'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { EmailFormSlot } from '../signup/email-form-slot.tsx'

export async function Console() {
  const page = await readContent(consolePage, await currentView())
  const channels = page?.features?.features.map(({ title }) => title) ?? []
  const waitlist = page?.waitlist
  const form = waitlist && <EmailFormSlot form="waitlist" words={waitlist} thanks={waitlist.thanks} />
  return (
    <>
      {!page?.consoleHero && <BareHeading>The Console</BareHeading>}
      {page && (
        <Sections
          of={consolePageSections}
          page={page}
          more={{ consoleHero: { channels }, waitlist: { form } }}
        />
      )}
    </>
  )
}
