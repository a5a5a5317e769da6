// Written by `npm run typegen -w @wiring/studio` from the sections in pages.ts.
import { defineQuery } from 'groq'
import { seoFragment, seoTypes } from '../parts/seo/seo.query.ts'
import { heroFragment, heroMarkdown, heroTypes } from '../sections/hero/hero.query.ts'
import { aboutFragment, aboutMarkdown, aboutTypes } from '../sections/about/about.query.ts'
import { approachFragment, approachMarkdown, approachTypes } from '../sections/approach/approach.query.ts'
import { servicesFragment, servicesMarkdown, servicesTypes } from '../sections/services/services.query.ts'
import { mirrorFragment, mirrorMarkdown, mirrorTypes } from '../sections/mirror/mirror.query.ts'
import { contactFragment, contactMarkdown, contactTypes } from '../sections/contact/contact.query.ts'
import { startFragment, startMarkdown, startTypes } from '../sections/start/start.query.ts'
import { consoleHeroFragment, consoleHeroMarkdown, consoleHeroTypes } from '../sections/console-hero/console-hero.query.ts'
import { featuresFragment, featuresMarkdown, featuresTypes } from '../sections/features/features.query.ts'
import { techStackFragment, techStackMarkdown, techStackTypes } from '../sections/tech-stack/tech-stack.query.ts'
import { pricingFragment, pricingMarkdown, pricingTypes } from '../sections/pricing/pricing.query.ts'
import { waitlistFragment, waitlistMarkdown, waitlistTypes } from '../sections/waitlist/waitlist.query.ts'
import { labHeroFragment, labHeroMarkdown, labHeroTypes } from '../sections/lab-hero/lab-hero.query.ts'
import { clientsFragment, clientsMarkdown, clientsTypes } from '../sections/clients/clients.query.ts'
import { labServicesFragment, labServicesMarkdown, labServicesTypes } from '../sections/lab-services/lab-services.query.ts'
import { portfolioFragment, portfolioMarkdown, portfolioTypes } from '../sections/portfolio/portfolio.query.ts'
import { philosophyFragment, philosophyMarkdown, philosophyTypes } from '../sections/philosophy/philosophy.query.ts'
import { callToActionFragment, callToActionMarkdown, callToActionTypes } from '../sections/call-to-action/call-to-action.query.ts'
import { trustFragment, trustMarkdown, trustTypes } from '../sections/trust/trust.query.ts'

export const landingPageQuery = defineQuery(`*[_type == "landingPage"][0]{
  _id, _type,
  ${heroFragment},
  ${aboutFragment},
  ${approachFragment},
  ${servicesFragment},
  ${mirrorFragment},
  ${contactFragment},
  ${startFragment},
  ${seoFragment}
}`)

export const landingPage = {
  query: landingPageQuery,
  tags: [...new Set(['landingPage', ...heroTypes, ...aboutTypes, ...approachTypes, ...servicesTypes, ...mirrorTypes, ...contactTypes, ...startTypes, ...seoTypes] as const)],
}

export const landingPageMarkdown = {
  hero: heroMarkdown,
  about: aboutMarkdown,
  approach: approachMarkdown,
  services: servicesMarkdown,
  mirror: mirrorMarkdown,
  contact: contactMarkdown,
  start: startMarkdown,
}

export const consolePageQuery = defineQuery(`*[_type == "consolePage"][0]{
  _id, _type,
  ${consoleHeroFragment},
  ${featuresFragment},
  ${techStackFragment},
  ${pricingFragment},
  ${waitlistFragment},
  ${seoFragment}
}`)

export const consolePage = {
  query: consolePageQuery,
  tags: [...new Set(['consolePage', ...consoleHeroTypes, ...featuresTypes, ...techStackTypes, ...pricingTypes, ...waitlistTypes, ...seoTypes] as const)],
}

export const consolePageMarkdown = {
  consoleHero: consoleHeroMarkdown,
  features: featuresMarkdown,
  techStack: techStackMarkdown,
  pricing: pricingMarkdown,
  waitlist: waitlistMarkdown,
}

export const labPageQuery = defineQuery(`*[_type == "labPage"][0]{
  _id, _type,
  ${labHeroFragment},
  ${clientsFragment},
  ${labServicesFragment},
  ${portfolioFragment},
  ${philosophyFragment},
  ${callToActionFragment},
  ${seoFragment}
}`)

export const labPage = {
  query: labPageQuery,
  tags: [...new Set(['labPage', ...labHeroTypes, ...clientsTypes, ...labServicesTypes, ...portfolioTypes, ...philosophyTypes, ...callToActionTypes, ...seoTypes] as const)],
}

export const labPageMarkdown = {
  labHero: labHeroMarkdown,
  clients: clientsMarkdown,
  labServices: labServicesMarkdown,
  portfolio: portfolioMarkdown,
  philosophy: philosophyMarkdown,
  callToAction: callToActionMarkdown,
}

export const trustPageQuery = defineQuery(`*[_type == "trustPage"][0]{
  _id, _type,
  ${trustFragment},
  ${seoFragment}
}`)

export const trustPage = {
  query: trustPageQuery,
  tags: [...new Set(['trustPage', ...trustTypes, ...seoTypes] as const)],
}

export const trustPageMarkdown = {
  trust: trustMarkdown,
}
