import type { SchemaTypeDefinition } from 'sanity'
import { approachStep } from './documents/approach-step/approach-step.schema.ts'
import { banner } from './documents/banner/banner.schema.ts'
import { consoleFeature } from './documents/console-feature/console-feature.schema.ts'
import { foundersNote } from './documents/founders-note/founders-note.schema.ts'
import { labService } from './documents/lab-service/lab-service.schema.ts'
import { mapExplainer } from './documents/map-explainer/map-explainer.schema.ts'
import { mirrorCard } from './documents/mirror-card/mirror-card.schema.ts'
import { notFoundPage } from './documents/not-found-page/not-found-page.schema.ts'
import { offering } from './documents/offering/offering.schema.ts'
import { portfolioItem } from './documents/portfolio-item/portfolio-item.schema.ts'
import { pricingPlan } from './documents/pricing-plan/pricing-plan.schema.ts'
import { privacyPolicy } from './documents/privacy-policy/privacy-policy.schema.ts'
import { problemCard } from './documents/problem-card/problem-card.schema.ts'
import { promptExample } from './documents/prompt-example/prompt-example.schema.ts'
import { redirect } from './documents/redirect/redirect.schema.ts'
import { siteSettings } from './documents/site-settings/site-settings.schema.ts'
import { specimenPage } from './documents/specimen-page/specimen-page.schema.ts'
import { wizardTexts } from './documents/wizard-texts/wizard-texts.schema.ts'
import { pageDocuments } from './page-documents.ts'
import { pageSections } from './page-sections.ts'
import { link } from './parts/link/link.schema.ts'
import { picture } from './parts/picture/picture.schema.ts'
import { richText } from './parts/rich-text/rich-text.schema.ts'
import { seo } from './parts/seo/seo.schema.ts'
import { signalColor } from './parts/signal-color/signal-color.schema.ts'

export const documents: SchemaTypeDefinition[] = [
  ...pageDocuments,
  approachStep,
  banner,
  consoleFeature,
  foundersNote,
  labService,
  mapExplainer,
  mirrorCard,
  notFoundPage,
  offering,
  portfolioItem,
  pricingPlan,
  privacyPolicy,
  problemCard,
  promptExample,
  redirect,
  siteSettings,
  specimenPage,
  wizardTexts,
]

export const sections: SchemaTypeDefinition[] = Object.values(pageSections).flatMap((page) =>
  Object.values<SchemaTypeDefinition>(page),
)

export const parts: SchemaTypeDefinition[] = [link, picture, richText, seo, signalColor]

export const schemaTypes: SchemaTypeDefinition[] = [...documents, ...sections, ...parts]
