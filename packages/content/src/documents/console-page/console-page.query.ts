import { defineQuery } from 'groq'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'
import { consoleHeroFragment, consoleHeroTypes } from '../../sections/console-hero/console-hero.query.ts'
import { featuresFragment, featuresTypes } from '../../sections/features/features.query.ts'
import { pricingFragment, pricingTypes } from '../../sections/pricing/pricing.query.ts'
import { techStackFragment, techStackTypes } from '../../sections/tech-stack/tech-stack.query.ts'
import { waitlistFragment, waitlistTypes } from '../../sections/waitlist/waitlist.query.ts'

export const consolePageQuery = defineQuery(`*[_type == "consolePage"][0]{
  _id, _type,
  ${consoleHeroFragment},
  ${featuresFragment},
  ${techStackFragment},
  ${pricingFragment},
  ${waitlistFragment},
  ${seoFragment}
}`)

/** Everything `/console` shows, in one round trip, and the document types it is made of. */
export const consolePage = {
  query: consolePageQuery,
  tags: [
    ...new Set([
      'consolePage',
      ...consoleHeroTypes,
      ...featuresTypes,
      ...techStackTypes,
      ...pricingTypes,
      ...waitlistTypes,
      ...seoTypes,
    ] as const),
  ],
}
