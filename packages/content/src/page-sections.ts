import type { SchemaTypeDefinition } from 'sanity'
import { about } from './sections/about/about.schema.ts'
import { approach } from './sections/approach/approach.schema.ts'
import { callToAction } from './sections/call-to-action/call-to-action.schema.ts'
import { clients } from './sections/clients/clients.schema.ts'
import { consoleHero } from './sections/console-hero/console-hero.schema.ts'
import { contact } from './sections/contact/contact.schema.ts'
import { features } from './sections/features/features.schema.ts'
import { hero } from './sections/hero/hero.schema.ts'
import { labHero } from './sections/lab-hero/lab-hero.schema.ts'
import { labServices } from './sections/lab-services/lab-services.schema.ts'
import { mirror } from './sections/mirror/mirror.schema.ts'
import { philosophy } from './sections/philosophy/philosophy.schema.ts'
import { portfolio } from './sections/portfolio/portfolio.schema.ts'
import { pricing } from './sections/pricing/pricing.schema.ts'
import { services } from './sections/services/services.schema.ts'
import { start } from './sections/start/start.schema.ts'
import { techStack } from './sections/tech-stack/tech-stack.schema.ts'
import { waitlist } from './sections/waitlist/waitlist.schema.ts'

declare module 'sanity' {
  interface ObjectOptions {
    /** The `id` of a section on its page, where that is not its name. */
    anchor?: string
  }
}

/** The sections of each page in the order of the Studio. CONTRIBUTING.md says how to add one. */
export const pageSections = {
  landingPage: {
    hero,
    about,
    approach,
    services,
    mirror,
    contact,
    start,
  },
  consolePage: {
    consoleHero,
    features,
    techStack,
    pricing,
    waitlist,
  },
  labPage: {
    labHero,
    clients,
    labServices,
    portfolio,
    philosophy,
    callToAction,
  },
} satisfies Record<string, Record<string, SchemaTypeDefinition>>

/** The `id` of a section on its page. */
export function anchorOf(section: SchemaTypeDefinition): string {
  const { anchor } = (section.options ?? {}) as { anchor?: string }
  return anchor ?? section.name
}
