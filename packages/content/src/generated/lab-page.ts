// Written by `npm run typegen -w @wiring/studio` from the sections in pages.ts.
import { LabHeroSection } from '../sections/lab-hero/lab-hero.tsx'
import { ClientsSection } from '../sections/clients/clients.tsx'
import { LabServicesSection } from '../sections/lab-services/lab-services.tsx'
import { PortfolioSection } from '../sections/portfolio/portfolio.tsx'
import { PhilosophySection } from '../sections/philosophy/philosophy.tsx'
import { CallToActionSection } from '../sections/call-to-action/call-to-action.tsx'

export const labPageSections = {
  labHero: LabHeroSection,
  clients: ClientsSection,
  labServices: LabServicesSection,
  portfolio: PortfolioSection,
  philosophy: PhilosophySection,
  callToAction: CallToActionSection,
}
