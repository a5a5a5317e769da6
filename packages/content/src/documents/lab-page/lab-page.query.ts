import { defineQuery } from 'groq'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'
import {
  callToActionFragment,
  callToActionTypes,
} from '../../sections/call-to-action/call-to-action.query.ts'
import { clientsFragment, clientsTypes } from '../../sections/clients/clients.query.ts'
import { labHeroFragment, labHeroTypes } from '../../sections/lab-hero/lab-hero.query.ts'
import { labServicesFragment, labServicesTypes } from '../../sections/lab-services/lab-services.query.ts'
import { philosophyFragment, philosophyTypes } from '../../sections/philosophy/philosophy.query.ts'
import { portfolioFragment, portfolioTypes } from '../../sections/portfolio/portfolio.query.ts'

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

/** Everything `/lab` shows, in one round trip, and the document types it is made of. */
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
