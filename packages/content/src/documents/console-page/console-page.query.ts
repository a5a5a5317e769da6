import { defineQuery } from 'groq'
import { blocks } from '../../parts/markdown/markdown.ts'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'
import type { ConsolePageQueryResult } from '../../sanity.types.ts'
import {
  consoleHeroFragment,
  consoleHeroMarkdown,
  consoleHeroTypes,
} from '../../sections/console-hero/console-hero.query.ts'
import { featuresFragment, featuresMarkdown, featuresTypes } from '../../sections/features/features.query.ts'
import { pricingFragment, pricingMarkdown, pricingTypes } from '../../sections/pricing/pricing.query.ts'
import {
  techStackFragment,
  techStackMarkdown,
  techStackTypes,
} from '../../sections/tech-stack/tech-stack.query.ts'
import { waitlistFragment, waitlistMarkdown, waitlistTypes } from '../../sections/waitlist/waitlist.query.ts'

export const consolePageQuery = defineQuery(`*[_type == "consolePage"][0]{
  _id, _type,
  ${consoleHeroFragment},
  ${featuresFragment},
  ${techStackFragment},
  ${pricingFragment},
  ${waitlistFragment},
  ${seoFragment}
}`)

/** One round trip; `tags` are the document types of the answer. */
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

export const consolePageMarkdown = (page: ConsolePageQueryResult): string =>
  blocks(
    consoleHeroMarkdown(page?.consoleHero),
    featuresMarkdown(page?.features),
    techStackMarkdown(page?.techStack),
    pricingMarkdown(page?.pricing),
    waitlistMarkdown(page?.waitlist),
  )
