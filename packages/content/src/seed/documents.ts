import { approachSteps } from './documents/approach-steps.ts'
import { landingPage } from './documents/landing-page.ts'
import { mirror } from './documents/mirror.ts'
import { modals } from './documents/modals.ts'
import { offerings } from './documents/offerings.ts'
import { problemCards } from './documents/problem-cards.ts'
import { siteSettings } from './documents/site-settings.ts'
import type { SeedDocument } from './seed-document.ts'

/** Every document of the seed, pictures still by file name. */
export const documents: SeedDocument[] = [
  ...approachSteps,
  ...landingPage,
  ...mirror,
  ...modals,
  ...offerings,
  ...problemCards,
  ...siteSettings,
]
