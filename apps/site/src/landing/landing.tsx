import { AboutSection } from '@wiring/content/sections/about/about.tsx'
import { HeroSection } from '@wiring/content/sections/hero/hero.tsx'
import { ServicesSection } from '@wiring/content/sections/services/services.tsx'
import { StartSection } from '@wiring/content/sections/start/start.tsx'
import { getLandingPage } from '../content/get-landing-page.ts'
import { currentView } from '../content/view.tsx'
import { SignupSlot } from '../signup/signup-slot.tsx'

/** The sections of `/` in the order and with the ids of the specification; a section without content is left out. */
export async function Landing() {
  const page = await getLandingPage(await currentView())
  return (
    <>
      {page?.hero && <HeroSection hero={page.hero} />}
      {page?.about && <AboutSection about={page.about} />}
      {page?.services && <ServicesSection services={page.services} />}
      {page?.start && (
        <StartSection start={page.start} form={<SignupSlot place="home" words={page.start} />} />
      )}
    </>
  )
}
