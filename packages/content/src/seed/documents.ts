import { approachSteps } from './documents/approach-steps.ts'
import { consoleFeatures } from './documents/console-features.ts'
import { consolePage } from './documents/console-page.ts'
import { labPage } from './documents/lab-page.ts'
import { labServices } from './documents/lab-services.ts'
import { landingPage } from './documents/landing-page.ts'
import { mirror } from './documents/mirror.ts'
import { modals } from './documents/modals.ts'
import { notFoundPage } from './documents/not-found-page.ts'
import { offerings } from './documents/offerings.ts'
import { portfolioItems } from './documents/portfolio-items.ts'
import { pricingPlans } from './documents/pricing-plans.ts'
import { privacyPolicy } from './documents/privacy-policy.ts'
import { problemCards } from './documents/problem-cards.ts'
import { siteSettings } from './documents/site-settings.ts'
import { specimenPage } from './documents/specimen-page.ts'
import { trustPage } from './documents/trust-page.ts'
import { wizardTexts } from './documents/wizard-texts.ts'
import type { SeedDocument } from './seed-document.ts'

export const documents: SeedDocument[] = [
  ...approachSteps,
  ...consoleFeatures,
  consolePage,
  labPage,
  ...labServices,
  landingPage,
  ...mirror,
  ...modals,
  notFoundPage,
  ...offerings,
  ...portfolioItems,
  ...pricingPlans,
  privacyPolicy,
  ...problemCards,
  siteSettings,
  specimenPage,
  trustPage,
  wizardTexts,
]
