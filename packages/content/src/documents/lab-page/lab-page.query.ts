import { defineQuery } from 'groq'
import { blocks } from '../../parts/markdown/markdown.ts'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'
import type { LabPageQueryResult } from '../../sanity.types.ts'
import {
  callToActionFragment,
  callToActionMarkdown,
  callToActionTypes,
} from '../../sections/call-to-action/call-to-action.query.ts'
import { clientsFragment, clientsMarkdown, clientsTypes } from '../../sections/clients/clients.query.ts'
import { labHeroFragment, labHeroMarkdown, labHeroTypes } from '../../sections/lab-hero/lab-hero.query.ts'
import {
  labServicesFragment,
  labServicesMarkdown,
  labServicesTypes,
} from '../../sections/lab-services/lab-services.query.ts'
import {
  philosophyFragment,
  philosophyMarkdown,
  philosophyTypes,
} from '../../sections/philosophy/philosophy.query.ts'
import {
  portfolioFragment,
  portfolioMarkdown,
  portfolioTypes,
} from '../../sections/portfolio/portfolio.query.ts'

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

/** One round trip; `tags` are the document types of the answer. */
export const labPage = {
  query: labPageQuery,
  tags: [
    ...new Set([
      'labPage',
      ...labHeroTypes,
      ...clientsTypes,
      ...labServicesTypes,
      ...portfolioTypes,
      ...philosophyTypes,
      ...callToActionTypes,
      ...seoTypes,
    ] as const),
  ],
}

export const labPageMarkdown = (page: LabPageQueryResult): string =>
  blocks(
    labHeroMarkdown(page?.labHero),
    clientsMarkdown(page?.clients),
    labServicesMarkdown(page?.labServices),
    portfolioMarkdown(page?.portfolio),
    philosophyMarkdown(page?.philosophy),
    callToActionMarkdown(page?.callToAction),
  )
