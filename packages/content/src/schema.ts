import type { SchemaTypeDefinition } from 'sanity'
import { approachStep } from './documents/approach-step/approach-step.schema.ts'
import { foundersNote } from './documents/founders-note/founders-note.schema.ts'
import { landingPage } from './documents/landing-page/landing-page.schema.ts'
import { mapExplainer } from './documents/map-explainer/map-explainer.schema.ts'
import { mirrorCard } from './documents/mirror-card/mirror-card.schema.ts'
import { offering } from './documents/offering/offering.schema.ts'
import { problemCard } from './documents/problem-card/problem-card.schema.ts'
import { promptExample } from './documents/prompt-example/prompt-example.schema.ts'
import { siteSettings } from './documents/site-settings/site-settings.schema.ts'
import { link } from './parts/link/link.schema.ts'
import { picture } from './parts/picture/picture.schema.ts'
import { richText } from './parts/rich-text/rich-text.schema.ts'
import { seo } from './parts/seo/seo.schema.ts'
import { signalColor } from './parts/signal-color/signal-color.schema.ts'
import { about } from './sections/about/about.schema.ts'
import { approach } from './sections/approach/approach.schema.ts'
import { contact } from './sections/contact/contact.schema.ts'
import { hero } from './sections/hero/hero.schema.ts'
import { mirror } from './sections/mirror/mirror.schema.ts'
import { services } from './sections/services/services.schema.ts'
import { start } from './sections/start/start.schema.ts'

export const documents: SchemaTypeDefinition[] = [
  approachStep,
  foundersNote,
  landingPage,
  mapExplainer,
  mirrorCard,
  offering,
  problemCard,
  promptExample,
  siteSettings,
]

export const sections: SchemaTypeDefinition[] = [about, approach, contact, hero, mirror, services, start]

export const parts: SchemaTypeDefinition[] = [link, picture, richText, seo, signalColor]

/** Every type of the Studio: the documents, the sections of pages, the parts they share. */
export const schemaTypes: SchemaTypeDefinition[] = [...documents, ...sections, ...parts]
