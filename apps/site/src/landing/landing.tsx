import { landingPageSections } from '@wiring/content/generated/landing-page.ts'
import { Sections } from '@wiring/content/parts/page/sections.tsx'
import { landingPage } from '@wiring/content/queries'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { EmailFormSlot } from '../signup/email-form-slot.tsx'
import { SpecimenTrace } from '../specimen/specimen-trace.tsx'
import { getPace } from './get-pace.ts'
import { LandingFrame } from './landing.frame.ts'

export async function Landing() {
  const page = await readContent(landingPage, await currentView())
  const pace = await getPace(page?.hero)
  const form = page?.start && <EmailFormSlot form="home" words={page.start} />
  const more = { hero: { pace }, services: { drawing: <SpecimenTrace /> }, start: { form } }
  return <LandingFrame>{page && <Sections of={landingPageSections} page={page} more={more} />}</LandingFrame>
}
