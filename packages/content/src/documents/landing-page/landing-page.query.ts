import { defineQuery } from 'groq'
import { blocks } from '../../parts/markdown/markdown.ts'
import { seoFragment, seoTypes } from '../../parts/seo/seo.query.ts'
import type { LandingPageQueryResult } from '../../sanity.types.ts'
import { aboutFragment, aboutMarkdown, aboutTypes } from '../../sections/about/about.query.ts'
import { approachFragment, approachMarkdown, approachTypes } from '../../sections/approach/approach.query.ts'
import { contactFragment, contactMarkdown, contactTypes } from '../../sections/contact/contact.query.ts'
import { heroFragment, heroMarkdown, heroTypes } from '../../sections/hero/hero.query.ts'
import { mirrorFragment, mirrorMarkdown, mirrorTypes } from '../../sections/mirror/mirror.query.ts'
import { servicesFragment, servicesMarkdown, servicesTypes } from '../../sections/services/services.query.ts'
import { startFragment, startMarkdown, startTypes } from '../../sections/start/start.query.ts'

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

/** One round trip; `tags` are the document types of the answer. */
export const landingPage = {
  query: landingPageQuery,
  tags: [
    ...new Set([
      'landingPage',
      ...heroTypes,
      ...aboutTypes,
      ...approachTypes,
      ...servicesTypes,
      ...mirrorTypes,
      ...contactTypes,
      ...startTypes,
      ...seoTypes,
    ] as const),
  ],
}

export const landingPageMarkdown = (page: LandingPageQueryResult, pace: number | null): string =>
  blocks(
    heroMarkdown(page?.hero, pace),
    aboutMarkdown(page?.about),
    approachMarkdown(page?.approach),
    servicesMarkdown(page?.services),
    mirrorMarkdown(page?.mirror),
    contactMarkdown(page?.contact),
    startMarkdown(page?.start),
  )
