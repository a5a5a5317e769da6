// Written by `npm run typegen -w @wiring/studio` from the sections in pages.ts.
import { hero } from '../sections/hero/hero.schema.ts'
import { about } from '../sections/about/about.schema.ts'
import { approach } from '../sections/approach/approach.schema.ts'
import { services } from '../sections/services/services.schema.ts'
import { mirror } from '../sections/mirror/mirror.schema.ts'
import { contact } from '../sections/contact/contact.schema.ts'
import { start } from '../sections/start/start.schema.ts'
import { consoleHero } from '../sections/console-hero/console-hero.schema.ts'
import { features } from '../sections/features/features.schema.ts'
import { techStack } from '../sections/tech-stack/tech-stack.schema.ts'
import { pricing } from '../sections/pricing/pricing.schema.ts'
import { waitlist } from '../sections/waitlist/waitlist.schema.ts'
import { labHero } from '../sections/lab-hero/lab-hero.schema.ts'
import { clients } from '../sections/clients/clients.schema.ts'
import { labServices } from '../sections/lab-services/lab-services.schema.ts'
import { portfolio } from '../sections/portfolio/portfolio.schema.ts'
import { philosophy } from '../sections/philosophy/philosophy.schema.ts'
import { callToAction } from '../sections/call-to-action/call-to-action.schema.ts'
import { trust } from '../sections/trust/trust.schema.ts'

export const pageSections = {
  landingPage: { hero, about, approach, services, mirror, contact, start },
  consolePage: { consoleHero, features, techStack, pricing, waitlist },
  labPage: { labHero, clients, labServices, portfolio, philosophy, callToAction },
  trustPage: { trust },
}
