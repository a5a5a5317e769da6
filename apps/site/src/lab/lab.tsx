import { labPageSections } from '@wiring/content/generated/lab-page.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import { labPage } from '@wiring/content/queries'
import { BareHeading } from '../chrome/bare-heading.tsx'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { EmailFormSlot } from '../signup/email-form-slot.tsx'

export async function Lab() {
  const page = await readContent(labPage, await currentView())
  const form = page?.callToAction && <EmailFormSlot form="lab" words={page.callToAction} />
  return (
    <>
      {!page?.labHero && <BareHeading>The Lab</BareHeading>}
      {page && <Sections of={labPageSections} page={page} more={{ callToAction: { form } }} />}
    </>
  )
}
