// Written by `npm run typegen -w @wiring/studio` from the sections in pages.ts.
import { ConsoleHeroSection } from '../sections/console-hero/console-hero.tsx'
import { FeaturesSection } from '../sections/features/features.tsx'
import { TechStackSection } from '../sections/tech-stack/tech-stack.tsx'
import { PricingSection } from '../sections/pricing/pricing.tsx'
import { WaitlistSection } from '../sections/waitlist/waitlist.tsx'

export const consolePageSections = {
  consoleHero: ConsoleHeroSection,
  features: FeaturesSection,
  techStack: TechStackSection,
  pricing: PricingSection,
  waitlist: WaitlistSection,
}
