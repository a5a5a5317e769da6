// Written by `npm run typegen -w @wiring/studio` from the sections in pages.ts.
import { HeroSection } from '../sections/hero/hero.tsx'
import { AboutSection } from '../sections/about/about.tsx'
import { ApproachSection } from '../sections/approach/approach.tsx'
import { ServicesSection } from '../sections/services/services.tsx'
import { MirrorSection } from '../sections/mirror/mirror.tsx'
import { ContactSection } from '../sections/contact/contact.tsx'
import { StartSection } from '../sections/start/start.tsx'

export const landingPageSections = {
  hero: HeroSection,
  about: AboutSection,
  approach: ApproachSection,
  services: ServicesSection,
  mirror: MirrorSection,
  contact: ContactSection,
  start: StartSection,
}
