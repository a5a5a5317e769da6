import { landingPage } from '@wiring/content/queries'
import { AboutSection } from '@wiring/content/sections/about/about.tsx'
import { ApproachSection } from '@wiring/content/sections/approach/approach.tsx'
import { ContactSection } from '@wiring/content/sections/contact/contact.tsx'
import { HeroSection } from '@wiring/content/sections/hero/hero.tsx'
import { MirrorSection } from '@wiring/content/sections/mirror/mirror.tsx'
import { ServicesSection } from '@wiring/content/sections/services/services.tsx'
import { StartSection } from '@wiring/content/sections/start/start.tsx'
import { readContent } from '../content/read-content.ts'
import { currentView } from '../preview/preview-session.ts'
import { EmailFormSlot } from '../signup/email-form-slot.tsx'
import { SpecimenTrace } from '../specimen/specimen-trace.tsx'
import { getPace } from './get-pace.ts'
import { LandingFrame } from './landing.frame.ts'

export async function Landing() {
  const page = await readContent(landingPage, await currentView())
  return (
    <LandingFrame>
      {page?.hero && <HeroSection hero={page.hero} pace={await getPace(page.hero)} />}
      {page?.about && <AboutSection about={page.about} />}
      {page?.approach && <ApproachSection approach={page.approach} />}
      {page?.services && <ServicesSection services={page.services} drawing={<SpecimenTrace />} />}
      {page?.mirror && <MirrorSection mirror={page.mirror} />}
      {page?.contact && <ContactSection contact={page.contact} />}
      {page?.start && (
        <StartSection start={page.start} form={<EmailFormSlot form="home" words={page.start} />} />
      )}
    </LandingFrame>
  )
}
